import { titleBeside } from '../schema/besides.ts';
import type { Direction } from '../schema/view.ts';
import type { Choice, ConditionView, Row, SchemaView } from '../schema/view-types.ts';
import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { writtenInXml } from '../pages/written-as.ts';
import { factsHtml } from './facts-html.ts';
import { flag } from './flag.ts';
import { namedOptions } from './named-options.ts';
import { RowIds } from './row-id.ts';
import { rowStart } from './row-start.ts';
import { conditionTitle } from './words.ts';
import type { TreeContext } from './tree-context.ts';
import { hasChildren, isRecursive, isWrapper, levelsThatFit } from './tree-size.ts';

/**
 * The properties of a schema as nested lists. They are HTML instead of elements, so that no browser
 * renders them again, and the same function makes the files of parts that are too deep, too large,
 * or recursive.
 */
export function schemaTreeHtml(
  view: SchemaView,
  direction: Direction,
  context: TreeContext,
  most?: number,
): string {
  return new TreeWriter(direction, context).children(
    view,
    levelsThatFit(view, direction, most),
    view.identity,
    [],
  );
}

/** A link to the file of a schema in place of its tree; empty if it has no properties. */
export const schemaLinkHtml = (
  view: SchemaView,
  direction: Direction,
  context: TreeContext,
): string => (hasChildren(view, direction) ? new TreeWriter(direction, context).more(view) : '');

/**
 * Type, limits, and description of a schema itself, above its tree.
 * @param inXml how it is written in XML
 */
export function schemaHeadHtml(view: SchemaView, context: TreeContext, inXml?: string): string {
  const { words: t, markdown } = context;
  const facts = factsHtml({ ...view, written: writtenInXml(inXml, t) }, t, markdown);
  const text = view.description === undefined ? '' : markdown(view.description);
  return `<div class="head"><code class="type">${escapeHtml(view.type)}</code>${flag(view.nullable, t('nullable'))}${flag(view.deprecated, t('deprecated'), 'deprecated')}</div>${text}${facts}`;
}

class TreeWriter {
  readonly #ids = new RowIds();

  constructor(
    readonly direction: Direction,
    readonly context: TreeContext,
  ) {}

  /** @param path names of the rows above */
  children(
    view: SchemaView,
    levels: number,
    above: readonly string[],
    path: readonly string[],
  ): string {
    const rows = view.rows(this.direction);
    const open = path.length === 0 && isWrapper(rows, this.direction);
    const list =
      rows.length === 0
        ? ''
        : `<ul class="rows">${rows.map((row) => this.row(row, levels, above, path, open)).join('')}</ul>`;
    return [
      list,
      ...view.choices().map((choice) => this.choice(choice, levels, above, path)),
      ...view.conditions().map((condition) => this.condition(condition, levels, above, path)),
    ].join('');
  }

  row(
    { name, wildcard, required, view }: Row,
    levels: number,
    above: readonly string[],
    path: readonly string[],
    open: boolean,
  ): string {
    const { words: t } = this.context;
    const here = [...path, name];
    const start = rowStart(this.#ids.take(here), name, t);
    const title = titleBeside(name, view);
    const label = wildcard && name === '*' ? `${t('propertyName')}*` : name;
    const head =
      `<code class="name${view.deprecated ? ' struck' : ''}${wildcard ? ' any' : ''}">${escapeHtml(label)}</code> <code class="type">${escapeHtml(view.type)}</code>` +
      flag(title !== undefined, title ?? '') +
      flag(view.nullable, t('nullable')) +
      flag(required, t('required'), 'required') +
      flag(view.deprecated, t('deprecated'), 'deprecated') +
      flag(view.readOnly, t('readOnly')) +
      flag(view.writeOnly, t('writeOnly'));
    const text = view.description === undefined ? '' : this.context.markdown(view.description);
    const written = wildcard ? [] : writtenInXml(view.xml(name), t);
    const body = `${text}${factsHtml({ ...view, written }, t, this.context.markdown)}`;
    if (!hasChildren(view, this.direction))
      return `${start}<div class="head">${head}</div>${body}</li>`;
    if (isRecursive(view, above) || levels <= 1) {
      const mark = isRecursive(view, above)
        ? `<span class="flag">${escapeHtml(t('recursive'))}</span>`
        : '';
      return `${start}<div class="head">${head}${mark}</div>${body}${this.more(view)}</li>`;
    }
    // A short description is shown while the list is closed.
    const short = /^<p>(?:(?!<a\b|<p\b)[^])*<\/p>$/.test(text.trim())
      ? text.trim().slice(3, -4)
      : undefined;
    const shown = short === undefined ? head : `${head}<span class="text">${short}</span>`;
    const hidden =
      (short === undefined ? body : body.slice(text.length)) +
      this.children(view, levels - 1, [...above, ...view.identity], here);
    return `${start}<details class="tree"${open ? ' open=""' : ''}><summary><span class="head">${shown}</span></summary><div data-collapse>${hidden}</div></details></li>`;
  }

  /**
   * The options of `oneOf` and `anyOf` as tabs. Without JavaScript all are shown, each with its
   * label.
   */
  choice(
    { kind, options, discriminator }: Choice,
    levels: number,
    above: readonly string[],
    path: readonly string[],
  ): string {
    const { words: t } = this.context;
    const named = namedOptions(options, t);
    const hint =
      discriminator === undefined ? t(kind) : t('discriminator', { name: discriminator });
    const tabs = named
      .map(
        ({ name: label }, index) =>
          `<button type="button" role="tab" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}"${attribute('data-value', label)}>${escapeHtml(label)}</button>`,
      )
      .join('');
    const panels = named.map(({ name, view }, index) => {
      const selected = index === 0 ? ' data-selected=""' : '';
      return `<div role="tabpanel"${attribute('aria-label', name)}${attribute('data-value', name)}${selected}><p class="label">${escapeHtml(name)}</p>${this.option(view, levels, above, [...path, name])}</div>`;
    });
    return `<div class="choice"><p class="kind"><span class="flag">${escapeHtml(kind)}</span> ${escapeHtml(hint)}</p><div role="tablist"${attribute('aria-label', hint)}>${tabs}</div>${panels.join('')}</div>`;
  }

  /**
   * A rule with a schema of its own, such as `not`. Names that depend on others are among the
   * facts.
   */
  condition(
    condition: ConditionView,
    levels: number,
    above: readonly string[],
    path: readonly string[],
  ): string {
    const { kind, view } = condition;
    if (!view || kind === 'dependentRequired') return '';
    const title = conditionTitle(condition, this.context.words);
    return `<div class="choice"><p class="kind"><span class="flag">${escapeHtml(kind)}</span> ${escapeHtml(title)}</p>${this.option(view, levels, above, [...path, kind])}</div>`;
  }

  option(
    view: SchemaView,
    levels: number,
    above: readonly string[],
    path: readonly string[],
  ): string {
    const head = schemaHeadHtml(view, this.context);
    if (!hasChildren(view, this.direction)) return head;
    if (isRecursive(view, above)) return head + this.more(view);
    return (
      head +
      (levels <= 1
        ? this.more(view)
        : this.children(view, levels - 1, [...above, ...view.identity], path))
    );
  }

  /**
   * A link to the file of a part, which opens in place. Without JavaScript it is a page of its own.
   */
  more(view: SchemaView): string {
    const label = this.context.words('showProperties', { name: view.name ?? view.type });
    return `<a class="more"${attribute('href', this.context.fragment(view, this.direction))} data-full-load="" rel="nofollow">${escapeHtml(label)}</a>`;
  }
}
