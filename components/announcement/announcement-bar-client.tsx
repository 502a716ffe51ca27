'use client';

import { useEffect, useState } from 'react';
import { focusTop } from '@/components/frame/skip-link.tsx';
import { readStorage, writeStorage } from '@/components/storage/storage.ts';
import { useStoredValues } from '@/components/storage/use-stored.ts';
import type { AnnouncementSettings } from './start-announcement.ts';
import styles from './announcement-bar.module.css';

interface Props {
  /** The owner's own, of the site's configuration. */
  html: string;
  backgroundColor?: string;
  color?: string;
  /** Undefined where readers cannot close it. */
  settings?: AnnouncementSettings;
  words: { announcement: string; close: string };
}

/**
 * A region, not a banner: that is the navbar's role, and a page has one. Who has closed it does not see it for a moment: until React
 * knows of it, the styles hide it (start-announcement.ts).
 */
export function AnnouncementBarClient({ html, backgroundColor, color, settings, words }: Props) {
  const { id, idKey, dismissKey } = settings ?? { id: undefined, idKey: '', dismissKey: '' };
  const [keptId, keptDismissal] = useStoredValues(settings ? [idKey, dismissKey] : []);
  // Also where the browser keeps nothing.
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (id === undefined || readStorage('local', idKey) === id) return;
    writeStorage('local', idKey, id);
    writeStorage('local', dismissKey, 'false');
  }, [id, idKey, dismissKey]);
  if (closed || (id !== undefined && keptId === id && keptDismissal === 'true')) return null;

  const close = () => {
    setClosed(true);
    writeStorage('local', dismissKey, 'true');
    // The button is gone: the next Tab begins where the page begins.
    focusTop();
  };
  return (
    <div
      role="region"
      aria-label={words.announcement}
      className={styles.bar}
      style={{ backgroundColor, color }}
      data-announcement
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
      {settings && (
        <button
          type="button"
          className={styles.close}
          onClick={close}
          data-close-announcement
          aria-label={words.close}
        >
          <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
            <path
              d="m4 4 12 12M16 4 4 16"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </div>
  );
}
