'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/form-controls.tsx';
import { AuthFields } from './auth-fields.tsx';
import { BodyFields } from './body-fields.tsx';
import type { BuilderWords } from './builder-words.ts';
import { useOperation } from './operation-state.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { SendAndAnswer, useSend } from './send.tsx';
import { ServerFields } from './server-fields.tsx';
import styles from './builder.module.css';

/** Fields that fill in the samples as the reader types. The form is hidden without JavaScript. */
export function RequestBuilder({ words, sends }: { words: BuilderWords; sends: boolean }) {
  const { data, state, act } = useOperation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { answer, send } = useSend(words);
  const { contents, accept, fields, combinations } = data;
  const sections: [name: string, title: ReactNode, content: ReactNode][] = [
    [words.baseUrl, words.baseUrl, <ServerFields key="server" words={words} />],
  ];
  if (combinations.some(({ schemes }) => schemes.some((scheme) => scheme.fields.length > 0)))
    sections.push([words.auth, words.auth, <AuthFields key="auth" words={words} />]);
  if (fields.length > 0)
    sections.push([
      words.parameters,
      words.parameters,
      <ParameterFields key="parameters" words={words} />,
    ]);
  if (contents.length > 0) {
    const title = (
      <>
        {words.body}
        {data.bodyRequired && <b className={styles.required}>{` ${words.required}`}</b>}
      </>
    );
    sections.push([words.body, title, <BodyFields key="body" words={words} />]);
  }
  if (accept.length > 1) {
    const select = (
      <Select
        key="accept"
        aria-label={words.accept}
        value={accept[state.accept]}
        onChange={({ target }) => act({ type: 'media', group: 'response', value: target.value })}
      >
        {accept.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
    );
    sections.push([words.accept, words.accept, select]);
  }
  const names = sections.map(([name]) => name);
  const allClosed = names.every((name) => closed.has(name));
  const toggle = (name: string, open: boolean) =>
    setClosed(
      (before) => new Set(names.filter((other) => (other === name ? !open : before.has(other)))),
    );
  return (
    <form
      className={styles.builder}
      aria-label={words.builder}
      data-builder
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sends) void send(data, state);
      }}
    >
      <div className={styles.head}>
        <h2>{words.builder}</h2>
        <Button variant="link" onClick={() => setClosed(new Set(allClosed ? [] : names))}>
          {allClosed ? words.expandAll : words.collapseAll}
        </Button>
      </div>
      {sections.map(([name, title, content]) => (
        <details
          key={name}
          open={!closed.has(name)}
          onToggle={({ currentTarget }) => toggle(name, currentTarget.open)}
        >
          <summary>{title}</summary>
          <div>{content}</div>
        </details>
      ))}
      {sends && <SendAndAnswer words={words} answer={answer} />}
    </form>
  );
}
