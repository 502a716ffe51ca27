/**
 * The text of an inline `<script>` whose code reads `SETTINGS` and sets no global variables. The
 * same code and settings give the same text, so that a content security policy can name its hash.
 */
export const withSettings = (code: string, settings: unknown): string =>
  `(SETTINGS=>{${code}})(${inlineJson(settings)})`;

/** An unescaped `<` could end the script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
