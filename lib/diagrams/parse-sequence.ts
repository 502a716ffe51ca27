import { readLabel } from './label.ts';
import { DiagramError, type Remark, type Sequence } from './model.ts';
import { notUnderstood, type Source, type Statement } from './statements.ts';

const MESSAGE = /^(.+?)\s*(-->>|->>|--\)|-\)|-->|->)\s*([+-]?)\s*([^:]+?)\s*:\s*([\s\S]*)$/;
const BLOCK = /^(loop|alt|opt|par|critical|break)\b\s*([\s\S]*)$/;
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*([\s\S]+)$/i;
const ACTOR = /^(participant|actor)\s+(.+?)(?:\s+as\s+([\s\S]+))?$/;

/**
 * Parses a sequence diagram. Anything unsupported is an error.
 * @throws DiagramError
 */
export function parseSequence(source: Source): Sequence & { title?: string } {
  const reader = new SequenceReader(source.remarks);
  for (const statement of source.statements) reader.read(statement);
  return reader.finish();
}

class SequenceReader {
  private readonly sequence: Sequence & { title?: string } = {
    kind: 'sequence',
    actors: [],
    steps: [],
  };
  private readonly actors = new Map<string, number>();
  /** The open blocks. A `rect`, which has only a color, is not drawn. */
  private readonly open: { line: number; shown: boolean }[] = [];
  private numbered = false;
  private messages = 0;

  constructor(private readonly remarks: Remark[]) {}

  read(statement: Statement): void {
    const { text, line } = statement;
    const note = NOTE.exec(text);
    const block = BLOCK.exec(text);
    const divider = /^(?:else|and|option)\b\s*([\s\S]*)$/.exec(text);
    const active = /^(activate|deactivate)\s+(.+)$/.exec(text);
    if (note) this.addNote(note);
    else if (block) this.openBlock(block[1] ?? '', block[2] ?? '', line);
    else if (/^rect\b/.test(text)) {
      this.open.push({ line, shown: false });
      this.remarks.push({ line, message: "`rect` has no effect: colors are the site's" });
    } else if (text === 'end') this.close(line);
    else if (divider && this.open.at(-1)?.shown)
      this.sequence.steps.push({ kind: 'divide', label: readLabel(divider[1] ?? '') });
    else if (text === 'autonumber') this.numbered = true;
    else if (active)
      this.activate(active[1] === 'activate' ? '+' : '-', active[2]?.trim() ?? '', line);
    else this.readOther(statement);
  }

  finish(): Sequence & { title?: string } {
    const unclosed = this.open.at(-1);
    if (unclosed) throw new DiagramError(unclosed.line, 'this block has no `end`');
    return this.sequence;
  }

  private readOther({ text, line }: Statement): void {
    const title = /^title\s*:?\s+([\s\S]+)$/.exec(text)?.[1];
    const actor = ACTOR.exec(text);
    const message = MESSAGE.exec(text);
    if (title !== undefined) this.sequence.title = readLabel(title);
    else if (actor && !actor[2]?.includes('@{'))
      this.addActor(actor[2] ?? '', readLabel(actor[3] ?? actor[2] ?? ''), actor[1] === 'actor');
    else if (message && !/[<>@]|-[x)]/.test((message[1] ?? '') + (message[4] ?? '')))
      this.addMessage(message);
    else throw notUnderstood({ text, line });
  }

  private addMessage([
    ,
    from = '',
    arrow = '',
    mark = '',
    to = '',
    label = '',
  ]: RegExpExecArray): void {
    this.messages++;
    const text = readLabel(label);
    this.sequence.steps.push({
      kind: 'message',
      from: this.actor(from),
      to: this.actor(to),
      arrow,
      mark: mark === '+' || mark === '-' ? mark : '',
      label: this.numbered ? `${this.messages}. ${text}` : text,
    });
  }

  private addNote([, position = '', actors = '', label = '']: RegExpExecArray): void {
    const place = position.toLowerCase();
    this.sequence.steps.push({
      kind: 'note',
      position: place === 'left of' || place === 'right of' ? place : 'over',
      actors: actors.split(',').map((id) => this.actor(id.trim())),
      label: readLabel(label),
    });
  }

  private openBlock(block: string, label: string, line: number): void {
    this.open.push({ line, shown: true });
    this.sequence.steps.push({ kind: 'open', block, label: readLabel(label) });
  }

  private close(line: number): void {
    const block = this.open.pop();
    if (!block) throw new DiagramError(line, '`end` closes nothing');
    if (block.shown) this.sequence.steps.push({ kind: 'close' });
  }

  /** Changes the message before it. */
  private activate(mark: '+' | '-', id: string, line: number): void {
    const last = this.sequence.steps.findLast((step) => step.kind === 'message');
    const actor = this.actor(id);
    if (
      last?.kind === 'message' &&
      last.mark === '' &&
      (mark === '+' ? last.to : last.from) === actor
    )
      last.mark = mark;
    else
      this.remarks.push({
        line,
        message: 'this activation bar is not drawn; write `->>+` and `-->>-`',
      });
  }

  private addActor(id: string, label: string, person: boolean): void {
    if (!this.actors.has(id)) this.actors.set(id, this.sequence.actors.push({ label, person }) - 1);
  }

  private actor(id: string): number {
    this.addActor(id, readLabel(id), false);
    return this.actors.get(id) ?? 0;
  }
}
