'use client';

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { BoxWords } from './box-texts.ts';
import { ClearIcon } from './clear-icon.tsx';
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
 * The search box of the navbar: a form that leads to the search page. The code of the suggestions
 * is loaded when the pointer or the focus enters the box. The field can be used meanwhile.
 */
export function SearchBox({ files, searchPage, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useFieldOfAddress();
  const composition = useComposition();
  const [access] = useState(() => ({
    text: () => field.current?.value ?? '',
    isInUse: () => document.activeElement === field.current && !composition.isComposing(),
  }));
  const { search, store, state, hasFailed, wake, status, setStatus } = useBox(
    files,
    searchPage,
    access,
  );
  const [isHere, setHere] = useState(false);
  const hint = useShortcutLabel();

  const takeOver = useEffectEvent(() => {
    // The field may have been used before hydration.
    const hasFocus = document.activeElement === field.current;
    setHere(hasFocus);
    if (hasFocus || field.current?.value) wake();
  });
  useEffect(() => takeOver(), []);
  useShortcut(field);

  const typed = () => {
    setStatus();
    wake();
    if (composition.isComposing()) return;
    if (access.text().trim() === '') clearHighlight();
    store?.typed();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (isForInputMethod(event.nativeEvent)) {
      // This Enter ended a composition: the form is not submitted.
      if (key === 'Enter') event.preventDefault();
      return;
    }
    if (key === 'Escape') setStatus();
    if (!store) return;
    if (key === 'Tab') store.close();
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown') store.arrow(1);
    else if (key === 'ArrowUp') store.arrow(-1);
    else if (key === 'Enter') store.enter({ ctrlKey, metaKey, shiftKey });
    // Browsers clear a search field on Escape. Here the first Escape only closes the list.
    else if (store.getState().isOpen) store.close();
    else form.current?.reset();
  };
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
      {/* Without the focus in the field the list would close before the click. */}
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
