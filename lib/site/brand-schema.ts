import { z } from 'zod';
import { contrast } from '@/lib/text/contrast.ts';
import { localizedText } from './localized-text.ts';

export const publicPicture = z
  .string()
  .regex(
    /^\/(?!\/)[^?#\s]+\.(svg|png|webp|ico)$/,
    'must be the path of an SVG, PNG, WebP or ICO file in public/, such as `/logo.svg`',
  );

/** Background of the pages in each color mode, as in app/styles/tokens.css. */
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

/** Logo, favicon and accent color of the site. */
export const brandSchema = z.strictObject({
  /** Shown in the navbar instead of the initial of the company's name. Files of public/. */
  logo: z
    .strictObject({
      src: publicPicture,
      /** For the dark mode. */ srcDark: publicPicture.optional(),
      /** Default: the company's name. */ alt: localizedText.optional(),
      /** Page to which it leads when `company` has no `url`; default: the home page. */
      to: z.string().startsWith('/').optional(),
    })
    .optional(),
  /** File of public/; default: the initial. */
  favicon: publicPicture.optional(),
  /** Color of links, buttons and marks. Related colors are mixed from it. */
  accent: z.strictObject({ light: accentFor('light'), dark: accentFor('dark') }).optional(),
});

export type Brand = z.output<typeof brandSchema>;

/** The files of public/ that the settings name, with the name of the setting. */
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

/** The accent of the light mode where no style sheet can be read: in icons and pictures. */
export const accentInPictures = ({ accent }: Brand): string => accent?.light ?? '#14508c';

/**
 * CSS that replaces the accent tokens; undefined without an accent. It is in no layer, so it wins
 * over the tokens.
 */
export function accentStyles({ accent }: Brand): string | undefined {
  if (!accent) return undefined;
  const tokens = (color: string, toward: string, background: string) =>
    `--accent:${color};--accent-hover:color-mix(in oklab,${color} 85%,${toward});--accent-tint:color-mix(in oklab,${color} 9%,${background});--focus:color-mix(in oklab,${color} 85%,${background})`;
  return `:root,[data-theme=light]{${tokens(accent.light, 'black', BACKGROUND.light)}}[data-theme=dark]{${tokens(accent.dark, 'white', BACKGROUND.dark)}}`;
}
