'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import text from '../api-text.module.css';
import schema from '../schema-html.module.css';
import edges from '@/components/mdx/scroll-edges.module.css';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { placeIds } from '@/lib/openapi/html/row-id.ts';
import { Button } from '@/components/ui/button.tsx';
import { writeClipboard } from '@/components/ui/clipboard.ts';
import { announce } from '@/components/ui/live-region.tsx';
import { addressOf } from './address-of.ts';
import { chooseOption, moveToOption } from './choice.ts';
import { partFiles } from './load-schema.ts';
import { NoTree } from './no-tree.tsx';
import { hasLists, type TreeSource } from './tree-source.ts';
import { useTree } from './use-tree.ts';

export interface SchemaWords {
  loading: string;
  loadFailed: string;
  linkCopied: string;
  expandAll: string;
  collapseAll: string;
}

/** A part of a tree that the reader has opened. */
type Part =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; html: string; label: string; takesFocus: boolean };

interface Props {
  /** From lib/openapi/html, which escapes it. */
  html: TreeSource;
  words: SchemaWords;
  id?: string;
  /** The ids of its rows begin with this: `body`. */
  place: string;
  /** Called with the id of the row and the label of an option that the reader selects. */
  onChoose?: (row: string, label: string) => void;
}

/**
 * The properties of a schema. The tree is ready-made HTML; this component switches the options of
 * choices, and fetches parts when the reader opens them. Without JavaScript a part is a page of its
 * own.
 */
export function SchemaTree({ html: source, words, id, place: name, onChoose }: Props) {
  const { html, retry } = useTree(source);
  const [parts, setParts] = useState<ReadonlyMap<Element, Part>>(new Map());
  const tree = useRef<HTMLDivElement>(null);
  const note = (place: Element, part: Part) =>
    setParts((before) => new Map(before).set(place, part));

  const open = async (link: HTMLAnchorElement, place: Element) => {
    const hadFocus = document.activeElement === link;
    note(place, { status: 'loading' });
    try {
      const partHtml = await partFiles.load(link.href);
      note(place, {
        status: 'loaded',
        html: partHtml,
        label: link.textContent,
        takesFocus: hadFocus && document.activeElement === link,
      });
      link.remove();
    } catch {
      // The link stays. The next click follows it to the part's own page.
      note(place, { status: 'failed' });
    }
  };

  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a.more');
    const place = link?.parentElement;
    if (link && place && isPlainClick(event) && parts.get(place)?.status !== 'failed') {
      event.preventDefault();
      if (!parts.has(place)) void open(link, place);
    }
    const row = rowOf(event.target);
    if (event.target.matches('button.link')) void copyLink(event.target, row, words.linkCopied);
    const option = event.target.closest<HTMLElement>('[role=tab]');
    if (!option) return;
    chooseOption(option);
    onChoose?.(row, option.textContent);
  };

  const move = (event: KeyboardEvent) => {
    if (
      event.target instanceof HTMLElement &&
      event.target.matches('[role=tab]') &&
      moveToOption(event.target, event.key)
    )
      event.preventDefault();
  };

  if (source === '') return null;
  if (html === undefined) return <NoTree onRetry={retry} />;
  return (
    <>
      {(typeof source === 'string' ? hasLists(source) : source.lists) && (
        <ExpandAll tree={tree} words={words} />
      )}
      <div
        ref={tree}
        className={`${text.text} ${schema.schema} ${edges.within}`}
        id={id}
        onClick={press}
        onKeyDown={move}
        suppressHydrationWarning={typeof source !== 'string'}
        dangerouslySetInnerHTML={{ __html: placeIds(html, name) }}
      />
      {[...parts].map(([place, part], index) =>
        createPortal(
          <SchemaPart part={part} words={words} place={rowOf(place) || name} onChoose={onChoose} />,
          place,
          String(index),
        ),
      )}
    </>
  );
}

/** The id of the row that an element is in; empty in none. */
const rowOf = (element: Element): string => element.closest('li[id]')?.id ?? '';

async function copyLink(button: Element, row: string, copied: string): Promise<void> {
  try {
    await writeClipboard(addressOf(row));
  } catch {
    // Nothing is confirmed.
    return;
  }
  button.toggleAttribute('data-done', true);
  setTimeout(() => button.toggleAttribute('data-done', false), 1000);
  announce(copied);
}

/** Opens or closes every list of a tree. */
function ExpandAll({ tree, words }: { tree: RefObject<HTMLElement | null>; words: SchemaWords }) {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    for (const list of tree.current?.getElementsByTagName('details') ?? []) list.open = !open;
    setOpen(!open);
  };
  return (
    <Button variant="link" className={schema.all} onClick={toggle}>
      {open ? words.collapseAll : words.expandAll}
    </Button>
  );
}

/** A part in place of its link, or its status beside the link. */
function SchemaPart({
  part,
  words,
  place,
  onChoose,
}: {
  part: Part;
  words: SchemaWords;
  place: string;
  onChoose?: (row: string, label: string) => void;
}) {
  const summary = useRef<HTMLElement>(null);
  const takesFocus = part.status === 'loaded' && part.takesFocus;
  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);
  if (part.status === 'loading') return <p role="status">{words.loading}</p>;
  if (part.status === 'failed') return <p role="alert">{words.loadFailed}</p>;
  return (
    <details className="tree" open>
      <summary ref={summary}>{part.label}</summary>
      <div data-collapse>
        <SchemaTree html={part.html} words={words} place={place} onChoose={onChoose} />
      </div>
    </details>
  );
}
