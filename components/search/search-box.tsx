'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { BoxWords } from './box-state.ts';
import { isForInputMethod, useComposition } from './composition.ts';
import { clearHighlight } from './highlight-terms.ts';
import { QUERY_FIELD } from './query-field.ts';
import styles from './search-box.module.css';
import { SearchIcon } from './search-icon.tsx';
import type { SearchFiles } from './start.ts';
import suggestions from './suggestions.module.css';
import { useBox } from './use-box.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useShortcut, useShortcutLabel } from './use-shortcut.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface SearchBoxWords extends BoxWords {
  label: string;
  clear: string;
  results: string;
  retry: string;
}

interface Props {
  files: SearchFiles;
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
  words: SearchBoxWords;
}

/**
 * The search box of the navbar: a form that leads to the search page. What it does beyond that is loaded when the pointer or the
 * focus comes near it, or its shortcut is pressed; the field stays as it is meanwhile.
 */
export function SearchBox({ files, searchPage, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useFieldOfAddress();
  const composition = useComposition();
  const [access] = useState(() => ({
    text: () => field.current?.value ?? '',
    isInUse: () => document.activeElement === field.current && !composition.isComposing(),
  }));
  const { search, store, state, hasFailed, wake, told, tell } = useBox(files, searchPage, access);
  const [isHere, setHere] = useState(false);
  const hint = useShortcutLabel();

  const takeOver = useEffectEvent(() => {
    // The field may have been used before this script was there.
    const hasFocus = document.activeElement === field.current;
    setHere(hasFocus);
    if (hasFocus || field.current?.value) wake();
  });
  useEffect(() => takeOver(), []);
  useShortcut(field);

  const typed = () => {
    tell();
    wake();
    if (composition.isComposing()) return;
    if (access.text().trim() === '') clearHighlight();
    store?.typed();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (isForInputMethod(event.nativeEvent)) {
      // Enter has ended what an input method was at: no form is sent.
      if (key === 'Enter') event.preventDefault();
      return;
    }
    if (key === 'Escape') tell();
    if (!store) return;
    if (key === 'Tab') store.close();
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown') store.arrow(1);
    else if (key === 'ArrowUp') store.arrow(-1);
    else if (key === 'Enter') store.enter({ ctrlKey, metaKey, shiftKey });
    // Browsers empty a search field on Escape; the first one only closes the list.
    else if (store.getState().isOpen) store.close();
    else form.current?.reset();
  };
  const retry = () => {
    if (store) store.retry();
    else {
      tell('loading');
      wake();
    }
    field.current?.focus();
  };

  const before = !isHere ? '' : hasFailed ? words.failed : told ? words[told] : '';
  const isOpen = store ? state?.isOpen === true : before !== '';
  return (
    <form
      ref={form}
      role="search"
      action={searchPage}
      className={styles.box}
      data-search-box
      onPointerEnter={wake}
      onFocus={() => {
        setHere(true);
        wake();
        if (document.activeElement === field.current) store?.focused();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setHere(false);
        tell();
        store?.close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (store) store.enter();
        else if (access.text().trim() !== '') {
          tell('opening');
          wake();
        }
      }}
      onReset={() => {
        // Whoever empties the field goes on typing.
        field.current?.focus();
        tell();
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
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="m4 4 8 8M12 4l-8 8"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
      </IconButton>
      <span role="status" className="sr-only" data-search-said>
        {state && search
          ? search.boxTexts(state, words, search.session.manifest?.words ?? {}).said
          : before}
      </span>
      {/* Pressing on a row must not take the focus from the field, which would close the list before the click. */}
      <div
        className={suggestions.panel}
        data-search-panel
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {store && search ? (
          <search.Suggestions
            store={store}
            label={words.results}
            retry={words.retry}
            own={words}
            onRetry={retry}
            onNavigate={() => {
              store.close();
              field.current?.blur();
            }}
          />
        ) : (
          <WaitingPanel
            text={before}
            label={words.results}
            retry={words.retry}
            onRetry={hasFailed ? retry : undefined}
          />
        )}
      </div>
    </form>
  );
}
