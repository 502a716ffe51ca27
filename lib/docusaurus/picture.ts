import type { Report } from './report.ts';
import { text } from './values.ts';

const PICTURE = /^[^?#\s]+\.(svg|png|webp|ico)$/;

/**
 * The path of a picture that a setting names. One that is not a file of the site is left out.
 * @param place of the setting
 */
export function picture(given: unknown, place: RegExp, report: Report): string | undefined {
  const written = text(given);
  if (written === undefined) return undefined;
  const path = written.replace(/^\/?/, '/');
  if (PICTURE.test(path) && !/^(\/\/|[a-z][a-z\d+.-]*:)/i.test(written)) return path;
  report.setting(
    place,
    `The picture ${written} is left out. It must be an SVG, PNG, WebP or ICO file of the site.`,
  );
  return undefined;
}
