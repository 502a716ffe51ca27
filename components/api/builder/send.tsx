import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { BuilderData } from './builder-data.ts';
import type { BuilderState } from './form-state.ts';
import type { BuilderWords } from './builder-words.ts';
import { useOperation } from './operation-state.tsx';
import { sendRequest } from './send-request.ts';
import styles from './builder.module.css';

/**
 * Sends the request and holds the answer, or a message if there is none. An answer that comes after
 * that of a later request is dropped.
 */
export function useSend(words: BuilderWords): {
  answer: string;
  send: (data: BuilderData, state: BuilderState) => Promise<void>;
} {
  const [answer, setAnswer] = useState('');
  const last = useRef(0);
  const send = async (data: BuilderData, state: BuilderState) => {
    const request = ++last.current;
    setAnswer(words.sending);
    const text = await sendRequest(data, state).catch(() => words.sendFailed);
    if (request === last.current) setAnswer(text);
  };
  return { answer, send };
}

/** The button that sends, and the answer. */
export function SendAndAnswer({ words, answer }: { words: BuilderWords; answer: string }) {
  const { data, state } = useOperation();
  const content = data.contents[state.content];
  const hasPartHeaders =
    content?.kind === 'multipart' && content.fields.some(({ headers = [] }) => headers.length > 0);
  return (
    <div className={styles.send}>
      {hasPartHeaders && <p>{words.partHeadersNotSent}</p>}
      <Button type="submit" variant="primary" className={styles.submit}>
        {words.send}
      </Button>
      <output aria-label={words.responseTitle}>{answer}</output>
    </div>
  );
}
