/**
 * The text of an inline `<script>` whose code reads `SETTINGS` and sets no global variables. The
 * same code and settings give the same text, so that a content security policy can name its hash.
 */
export const withSettings = (code: string, settings: unknown): string =>
  `(SETTINGS=>{${code}})(${inlineJson(settings)})`;

/** A value for code or data in a script element, which an unescaped `<` could end. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
