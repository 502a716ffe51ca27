import { parse as parseYaml, YAMLParseError } from 'yaml';
import { messageOf } from '@/lib/text/message-of.ts';
import { DiagramError, type Remark } from './model.ts';

export interface Statement {
  text: string;
  line: number;
}

/** A source split into statements, with the parts that all kinds of diagrams share. */
export interface Source {
  header: Statement;
  statements: Statement[];
  title?: string;
  description?: string;
  remarks: Remark[];
}

/** Statements about styles and clicks: the site has its own colors, and a drawing has no links. */
const LOOKS = /^(classDef|class|style|linkStyle|click|cssClass)\b/;
/** Their readers know what is a statement and what the row of a box. */
const WITH_BOXES = /^(classDiagram|erDiagram)\b/;

/** What is said about a statement that only changes looks. */
export const noEffect = ({ text, line }: Statement): Remark => ({
  line,
  message: `\`${/^\w+/.exec(text)?.[0] ?? ''}\` has no effect: colors are the site's, and a diagram has no links`,
});

/** The error for a statement that no reader knows. */
export const notUnderstood = ({ text, line }: Statement): DiagramError =>
  new DiagramError(line, `“${text.slice(0, 40)}” is not understood`);

/** @throws DiagramError for a source without a diagram */
export function readSource(text: string): Source {
  const lines = text.split('\n');
  const remarks: Remark[] = [];
  const { title: shown, end } = frontMatter(lines, remarks);
  const statements: Statement[] = [];
  let [title, description] = [shown, undefined as string | undefined];
  for (let index = end; index < lines.length; index++) {
    const at = index;
    let line = (lines[index] ?? '').trim();
    if (line === '' || line.startsWith('%%')) {
      if (line.startsWith('%%{'))
        remarks.push({ line: at + 1, message: 'settings of Mermaid have no effect' });
      continue;
    }
    // A label in quotes, or a description in braces, may continue on the next line.
    while (
      (quotes(line) % 2 === 1 || /^accDescr\s*\{[^}]*$/.test(line)) &&
      index + 1 < lines.length
    )
      line += `\n${(lines[++index] ?? '').trim()}`;
    const accessible = /^acc(Title|Descr)\s*(?::\s*|\{\s*)([\s\S]*?)\s*\}?$/.exec(line);
    if (accessible?.[1] === 'Title') title = accessible[2];
    else if (accessible) description = accessible[2];
    else
      for (const text of statementsIn(line, statements[0]?.text ?? line))
        if (LOOKS.test(text) && statements[0] && !WITH_BOXES.test(statements[0].text))
          remarks.push(noEffect({ text, line: at + 1 }));
        else statements.push({ text, line: at + 1 });
  }
  const [header, ...rest] = statements;
  if (!header) throw new DiagramError(1, 'it is empty');
  return { header, statements: rest, title, description, remarks };
}

/** A flowchart may have several statements in a line. A semicolon in a label ends none. */
function statementsIn(line: string, header: string): string[] {
  if (!/^(graph|flowchart)\b/i.test(header)) return [line.replace(/;$/, '').trim()];
  const parts = line.match(
    /(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[#&](?:\d+|[a-z]+);|[^;])+/g,
  );
  return (parts ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

const quotes = (line: string): number => line.split('"').length - 1;

/** The YAML above a diagram: a title, and settings of Mermaid, which have no effect. */
function frontMatter(lines: readonly string[], remarks: Remark[]): { title?: string; end: number } {
  const close =
    lines[0]?.trim() === '---'
      ? lines.findIndex((line, index) => index > 0 && line.trim() === '---')
      : -1;
  if (close < 0) return { end: 0 };
  const data = readYaml(lines.slice(1, close).join('\n'));
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  if (fields.some(([name]) => name !== 'title'))
    remarks.push({ line: 1, message: 'settings of Mermaid have no effect; only `title` has' });
  const title: unknown = fields.find(([name]) => name === 'title')?.[1];
  const isText = typeof title === 'string' || typeof title === 'number';
  if (title !== undefined && !isText)
    remarks.push({ line: 1, message: '`title` has no effect, because it is not text' });
  return { title: isText ? String(title) : undefined, end: close + 1 };
}

/** @throws DiagramError with the line in the source, which has a line of hyphens above its YAML */
function readYaml(text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    const place = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    const [reason = ''] = messageOf(error).split(/ at line \d/);
    throw new DiagramError((place ?? 1) + 1, `its front matter is not valid YAML: ${reason}`);
  }
}
