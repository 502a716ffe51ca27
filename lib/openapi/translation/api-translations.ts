import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFiles } from '../document-files.ts';
import { overlayFile } from '../overlay-file.ts';
import { parseText, type ParsedText } from '../parse-document.ts';
import { readDocument } from '../read-document.ts';
import { overlayStatus, type OverlayStatus, type TextStatus } from './overlay-status.ts';
import { recordSources } from './record-sources.ts';

/** The state of the translation of one text of an API document. */
export interface ApiTranslation extends TextStatus {
  locale: string;
  /** `file:line` of the action that translates it, or the document if none does. */
  place: string;
}

interface Overlay {
  locale: string;
  document: string;
  /** File name of the overlay; undefined if there is none. */
  file?: string;
  parsed?: ParsedText;
  status: OverlayStatus;
}

/**
 * The texts of every API document of a site in every other locale. Documents with errors are left
 * out: the build reports them.
 */
export async function apiTranslations(
  site: string,
  locales: readonly string[],
  defaultLocale: string,
): Promise<ApiTranslation[]> {
  return (await overlays(site, locales, defaultLocale)).flatMap(
    ({ locale, document, file, parsed, status }) =>
      status.texts.map((text) => ({
        ...text,
        locale,
        place:
          text.action === undefined || file === undefined || !parsed
            ? `openapi/${document}`
            : `openapi/${file}:${lineOf(parsed, text.action)}`,
      })),
  );
}

/**
 * Records in overlays which source texts they translate.
 * @param wanted `openapi/<overlay>`, or `openapi/<overlay>:<line>` for the action at that line
 * alone
 * @returns the number of recorded actions
 * @throws if there is no such overlay or action
 */
export async function recordApiTranslations(
  site: string,
  locales: readonly string[],
  defaultLocale: string,
  wanted: readonly string[],
): Promise<number> {
  const known = (await overlays(site, locales, defaultLocale)).flatMap(
    ({ file, parsed, status: { hashes } }) =>
      file === undefined || !parsed
        ? []
        : [
            {
              file,
              name: `openapi/${file}`,
              actions: hashes.map((hash, index) => ({
                hash,
                name: `openapi/${file}:${lineOf(parsed, index)}`,
              })),
            },
          ],
  );
  const unknown = wanted.find(
    (name) =>
      !known.some(
        (overlay) =>
          overlay.name === name || overlay.actions.some((action) => action.name === name),
      ),
  );
  if (unknown !== undefined)
    throw new Error(
      `There is no translation “${unknown}”. Name it as \`npm run i18n:status\` lists it: an overlay, or the line at which one of its actions begins.`,
    );
  let count = 0;
  for (const { file, name, actions } of known) {
    const chosen = actions.map((action) =>
      wanted.includes(name) || wanted.includes(action.name) ? action.hash : undefined,
    );
    count += chosen.filter((hash) => hash !== undefined).length;
    const path = join(site, 'openapi', file);
    const before = readFileSync(path, 'utf8');
    const after = recordSources(before, chosen);
    if (after !== before) writeFileSync(path, after);
  }
  return count;
}

const lineOf = ({ problemAt }: ParsedText, action: number): number =>
  problemAt(['actions', action], '').line ?? 1;

async function overlays(
  site: string,
  locales: readonly string[],
  defaultLocale: string,
): Promise<Overlay[]> {
  const folder = join(site, 'openapi');
  const found: Overlay[] = [];
  for (const name of documentFiles(folder)) {
    const { document } = await readDocument(folder, name);
    if (!document) continue;
    for (const locale of locales.filter((code) => code !== defaultLocale)) {
      const file = overlayFile(folder, name, locale);
      const parsed =
        file === undefined
          ? undefined
          : parseText(readFileSync(join(folder, file), 'utf8'), `openapi/${file}`).parsed;
      found.push({
        locale,
        document: name,
        file,
        parsed,
        status: overlayStatus(document, parsed?.value),
      });
    }
  }
  return found;
}
