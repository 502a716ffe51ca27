/**
 * A script with its settings, as text of an inline `<script>`: the code finds them as `SETTINGS`, and leaves nothing in the window.
 * The same code and settings give the same text, which a policy can name by its hash.
 */
export const withSettings = (code: string, settings: unknown): string =>
  `(SETTINGS=>{${code}})(${inlineJson(settings)})`;

/** `<` could end the script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
