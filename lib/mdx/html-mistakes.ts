import { styleKey } from '@/lib/text/react-names.ts';

/** Elements without content. React refuses them with content. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Attributes of HTML whose names are different in React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  ...Object.fromEntries(
    'allowFullScreen autoFocus autoPlay cellPadding cellSpacing colSpan crossOrigin dateTime encType frameBorder maxLength playsInline readOnly referrerPolicy rowSpan srcDoc srcSet tabIndex useMap'
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  ),
};

export const isVoidElement = (name: string): boolean => VOID.has(name);

export interface AttributeMistake {
  severity: 'error' | 'warning';
  message: string;
}

/**
 * Checks an attribute of an HTML element as written.
 * @param value its text; null for an attribute without a value, undefined when the value is an
 *   expression
 */
export function attributeMistake(
  name: string,
  value: string | null | undefined,
): AttributeMistake | undefined {
  // What React takes for a handler is left out when the page is rendered.
  if (/^on[A-Z]/.test(name) && value === undefined)
    return {
      severity: 'warning',
      message: `\`${name}\` is left out, because pages hold no scripts. Move the element into a component of the site, in a file of its own, and import it.`,
    };
  if (/^on[a-z]/i.test(name))
    return {
      severity: 'error',
      message: `\`${name}\`: pages hold no scripts, so nothing would happen. Take the attribute out, or make it a component of the site.`,
    };
  if (name === 'ref')
    return { severity: 'error', message: '`ref` has no meaning on a page. Take it out.' };
  if (name === 'style' && value !== undefined)
    return {
      severity: 'error',
      message: `\`style\` is an object on pages, not a text. Write style={{ ${styleObject(value ?? '')} }}.`,
    };
  if (name === 'dangerouslySetInnerHTML' && value !== undefined)
    return {
      severity: 'error',
      message: "`dangerouslySetInnerHTML` needs an object: {{ __html: '…' }}.",
    };
  const known = REACT_NAMES[name];
  return known === undefined
    ? undefined
    : { severity: 'warning', message: `\`${name}\` is called \`${known}\` on pages.` };
}

/**
 * True for `onClick={() => …}` in a component that a page defines: it is left out when the page is
 * rendered.
 */
export const isEventHandler = (name: string, value: unknown): boolean =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** Checks the computed value of an attribute of an HTML element. */
export function attributeValueMistake(name: string, value: unknown): string | undefined {
  if (typeof value === 'function')
    return `\`${name}\` is a function, which an attribute on a page cannot be.`;
  if (name === 'style' && value !== undefined && value !== null && typeof value !== 'object')
    return "`style` is an object on pages: style={{ color: 'red' }}.";
  if (name === 'href' && typeof value === 'object' && value !== null)
    return "`href` is an object, and an address is a text. After `require('…')` write `.default`.";
  return undefined;
}

/** `color: red; margin-top: 4px` → `color: 'red', marginTop: '4px'`. */
function styleObject(style: string): string {
  const entries = style.split(';').flatMap((declaration) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(declaration) ?? [];
    if (name === undefined || value === undefined) return [];
    const key = name.startsWith('--') ? `'${name}'` : styleKey(name);
    return [`${key}: '${value.replaceAll("'", "\\'")}'`];
  });
  return entries.join(', ') || "color: 'red'";
}
