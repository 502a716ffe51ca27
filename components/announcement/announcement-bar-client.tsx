'use client';

import { useEffect, useState } from 'react';
import { focusTop } from '@/components/frame/skip-link.tsx';
import { readStorage, writeStorage } from '@/components/storage/storage.ts';
import { useStoredValues } from '@/components/storage/use-stored.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { AnnouncementSettings } from './start-announcement.ts';
import styles from './announcement-bar.module.css';

interface Props {
  /** Trusted HTML from the site's configuration. */
  html: string;
  backgroundColor?: string;
  color?: string;
  /** Undefined when readers cannot close the bar. */
  settings?: AnnouncementSettings;
  words: { announcement: string; close: string };
}

/**
 * A region, not a banner, because a page has only one banner: the navbar. Until React hydrates,
 * styles hide a dismissed bar (start-announcement.ts).
 */
export function AnnouncementBarClient({ html, backgroundColor, color, settings, words }: Props) {
  const { id, idKey, dismissKey } = settings ?? { id: undefined, idKey: '', dismissKey: '' };
  const [keptId, keptDismissal] = useStoredValues(settings ? [idKey, dismissKey] : []);
  // Works without storage, too.
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
    // The focused button disappears, so the next Tab starts at the top of the page.
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
        <IconButton
          label={words.close}
          shape="bare"
          className={styles.close}
          onClick={close}
          data-close-announcement
        >
          <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
            <path
              d="m4 4 12 12M16 4 4 16"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </IconButton>
      )}
    </div>
  );
}
