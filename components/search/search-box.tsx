'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { ClearIcon } from './clear-icon.tsx';
import { pressBoxKey } from './box-keys.ts';
import type { BoxField } from './box-field.ts';
import { BoxPanel, type PanelWords } from './box-panel.tsx';
import { useComposition } from './composition.ts';
import { clearHighlight } from './highlight-terms.ts';
import { QUERY_FIELD } from './query-field.ts';
import styles from './search-box.module.css';
import { SearchIcon } from './search-icon.tsx';
import type { SearchFiles } from './start.ts';
import { useBox } from './use-box.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useShortcut, useShortcutLabel } from './use-shortcut.ts';

interface SearchBoxWords extends PanelWords {
  label: string;
  clear: string;
}

interface Props {
  files: SearchFiles;
  words: SearchBoxWords;
}

/**
 * The search box of the navbar: a form that leads to the search page. The code of the suggestions
 * is loaded when the pointer or the focus enters the box. The field can be used meanwhile.
 */
export function SearchBox({ files, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useFieldOfAddress();
  const composition = useComposition();
  const [access] = useState<BoxField>(() => ({
    text: () => field.current?.value ?? '',
    fill: (text) => {
      if (!field.current) return;
      field.current.value = text;
      field.current.focus();
    },
    isInUse: () => document.activeElement === field.current && !composition.isComposing(),
  }));
  const box = useBox(files, access);
  const { search, store, state, hasFailed, wake, wakeForText, turn, status, setStatus } = box;
  const [isHere, setHere] = useState(false);
  const hint = useShortcutLabel();

  const takeOver = useEffectEvent(() => {
    // The field may have been used before hydration.
    const hasFocus = document.activeElement === field.current;
    setHere(hasFocus);
    if (hasFocus || field.current?.value) wake();
  });
  useEffect(() => takeOver(), []);
  useShortcut(field, () => turn(true));

  const typed = () => {
    setStatus();
    wakeForText();
    if (composition.isComposing()) return;
    if (access.text().trim() === '') clearHighlight();
    store?.typed();
  };
  const keyDown = (event: KeyboardEvent) =>
    pressBoxKey(event, {
      store,
      dismissed: () => setStatus(),
      reset: () => form.current?.reset(),
    });
  const retry = () => {
    if (store) store.retry();
    else {
      setStatus('loading');
      wake();
    }
    field.current?.focus();
  };

  const before = !isHere ? '' : hasFailed ? words.failed : status ? words[status] : '';
  const isOpen = store ? state?.isOpen === true : before !== '';
  return (
    <form
      ref={form}
      role="search"
      action={files.searchPage}
      className={styles.box}
      data-search-box
      // After a failure the pointer is on its way to Retry, which must not go.
      onPointerEnter={() => !hasFailed && wake()}
      onFocus={() => {
        setHere(true);
        wake();
        if (document.activeElement === field.current) store?.focused();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setHere(false);
        turn(false);
        setStatus();
        store?.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (store) store.enter();
        else if (access.text().trim() !== '') {
          setStatus('opening');
          wake();
        }
      }}
      onReset={() => {
        // A reader who clears the field will type again.
        field.current?.focus();
        setStatus();
        store?.close();
        clearHighlight();
      }}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={field}
        {...QUERY_FIELD}
        className={styles.field}
        placeholder={words.label}
        aria-label={words.label}
        role="combobox"
        aria-expanded={store ? isOpen : false}
        aria-autocomplete="list"
        aria-controls="search-results"
        aria-activedescendant={state && search?.activeId(state)}
        onInput={typed}
        onClick={() => turn(true)}
        onCompositionStart={() => {
          composition.begin();
          store?.goOn();
        }}
        onCompositionEnd={() => {
          composition.end();
          typed();
        }}
        onKeyDown={keyDown}
      />
      <kbd className={styles.hint} data-search-hint aria-hidden="true">
        {hint}
      </kbd>
      <span className={styles.ring} data-search-ring hidden={!state?.isSlow} />
      <IconButton type="reset" className={styles.clear} label={words.clear}>
        <ClearIcon />
      </IconButton>
      <span role="status" className="sr-only" data-search-said>
        {state && search
          ? search.boxTexts(state, words, search.session.manifest?.words ?? {}).said
          : before}
      </span>
      <BoxPanel
        box={box}
        words={words}
        before={before}
        isOpen={isOpen}
        onRetry={retry}
        onNavigate={() => {
          store?.opened();
          field.current?.blur();
        }}
      />
    </form>
  );
}
