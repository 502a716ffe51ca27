import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import type { Drawing } from './drawing.ts';

/**
 * The properties of the `<svg>` that stands for `<Logo title="…" className="…" />`. A title takes
 * the place of that of the file, as in Docusaurus.
 */
export function drawingProps({ props, inside }: Drawing, given: object): Record<string, unknown> {
  const { title, titleId, ...rest } = given as Record<string, unknown>;
  const id = typeof titleId === 'string' ? titleId : undefined;
  const html =
    title === undefined
      ? inside
      : `${titleOf(title, id)}${inside.replace(/^<title\b[^>]*>[^<]*<\/title>/, '')}`;
  return {
    ...props,
    ...(title ? { role: 'img' } : {}),
    ...(title && id !== undefined ? { 'aria-labelledby': id } : {}),
    ...rest,
    // React takes one of both.
    children: undefined,
    dangerouslySetInnerHTML: { __html: html },
  };
}

const titleOf = (title: unknown, id: string | undefined): string =>
  typeof title === 'string' && title !== ''
    ? `<title${attribute('id', id)}>${escapeHtml(title)}</title>`
    : '';
