import { z } from 'zod';
import { contrast } from '@/lib/text/contrast.ts';
import { localizedText } from './localized-text.ts';

const publicPicture = z
  .string()
  .regex(
    /^\/(?!\/)[^?#\s]+\.(svg|png|webp|ico)$/,
    'must be the path of an SVG, PNG, WebP or ICO file in public/, such as `/logo.svg`',
  );

/** Background of the pages in each color mode, as app/styles/tokens.css has it. */
const BACKGROUND = { light: '#ffffff', dark: '#101419' };
/** Least contrast of text with its background (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

const accentFor = (mode: keyof typeof BACKGROUND) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a color such as `#14508c`')
    .superRefine((color, context) => {
      if (!/^#[0-9a-f]{6}$/i.test(color)) return;
      const ratio = contrast(color, BACKGROUND[mode]);
      if (ratio >= LEAST_CONTRAST) return;
      context.addIssue({
        code: 'custom',
        message: `${color} has a contrast of ${ratio.toFixed(1)} with the background of the ${mode} mode, and links need ${LEAST_CONTRAST}. Take a ${mode === 'light' ? 'darker' : 'lighter'} color`,
      });
    });

/** How the site shows whose it is. */
export const brandSchema = z.strictObject({
  /** In the navbar, in place of the letter drawn from the company's name. Files of public/. */
  logo: z
    .strictObject({
      src: publicPicture,
      /** For the dark mode. */ srcDark: publicPicture.optional(),
      /** Default: the company's name. */ alt: localizedText.optional(),
    })
    .optional(),
  /** File of public/; default: the letter. */
  favicon: publicPicture.optional(),
  /** Color of links, buttons and marks. What depends on it is mixed from it. */
  accent: z.strictObject({ light: accentFor('light'), dark: accentFor('dark') }).optional(),
});

export type Brand = z.output<typeof brandSchema>;

/** Paths of the files of public/ that the settings name, with the setting that does. */
export function brandFiles({ logo, favicon }: Brand): { setting: string; path: string }[] {
  const named = {
    'brand.logo.src': logo?.src,
    'brand.logo.srcDark': logo?.srcDark,
    'brand.favicon': favicon,
  };
  return Object.entries(named).flatMap(([setting, path]) =>
    path === undefined ? [] : [{ setting, path }],
  );
}

/** Rules that put the owner's accent in the place of the tokens; undefined without one. Outside of any layer, so they win over the tokens' own. */
export function accentStyles({ accent }: Brand): string | undefined {
  if (!accent) return undefined;
  const tokens = (color: string, toward: string, background: string) =>
    `--accent:${color};--accent-hover:color-mix(in oklab,${color} 85%,${toward});--accent-tint:color-mix(in oklab,${color} 9%,${background});--focus:color-mix(in oklab,${color} 85%,${background})`;
  return `:root,[data-theme=light]{${tokens(accent.light, 'black', BACKGROUND.light)}}[data-theme=dark]{${tokens(accent.dark, 'white', BACKGROUND.dark)}}`;
}
