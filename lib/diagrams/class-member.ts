import { readLabel } from './label.ts';
import type { Row } from './model.ts';

/** `List~int~` is `List<int>`. A `~` before a letter opens, any other closes. */
export function withGenerics(text: string): string {
  let open = 0;
  return text.replace(/~/g, (tilde, at: number) => {
    if (/[\p{L}\p{N}_]/u.test(text[at - 1] ?? '') && /[\p{L}_]/u.test(text[at + 1] ?? '')) {
      open++;
      return '<';
    }
    if (open === 0) return tilde;
    open--;
    return '>';
  });
}

/**
 * A member of a class. With parentheses it is a method, whose type comes last; `*` marks an
 * abstract one, `$` a static one.
 */
export function readMember(written: string): { isMethod: boolean; row: Row } {
  const text = readLabel(written);
  const [, visibility = '', rest = ''] = /^([+\-#~]?)\s*([\s\S]*)$/.exec(text) ?? [];
  const method = /^([^()]*)\(([\s\S]*)\)\s*([*$]?)\s*([\s\S]*?)([*$]?)$/.exec(rest);
  if (method) {
    const [, name = '', parameters = '', early = '', type = '', late = ''] = method;
    const result = type.replace(/^:\s*/, '');
    return {
      isMethod: true,
      row: {
        cells: [
          `${visibility}${withGenerics(name.trim())}(${withGenerics(parameters.trim())})${result === '' ? '' : `: ${withGenerics(result)}`}`,
        ],
        look: lookOf(early + late),
      },
    };
  }
  const [, field = '', mark = ''] = /^([\s\S]*?)([*$]?)$/.exec(rest) ?? [];
  return {
    isMethod: false,
    row: { cells: [visibility + withGenerics(field.trim())], look: lookOf(mark) },
  };
}

const lookOf = (mark: string): Row['look'] =>
  mark.startsWith('*') ? 'italic' : mark.startsWith('$') ? 'underline' : undefined;
