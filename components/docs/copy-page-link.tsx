'use client';

import { useRef, type MouseEvent } from 'react';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { fetchFile } from '@/components/navigation/fetch-file.ts';
import { writeClipboard } from '@/components/ui/clipboard.ts';
import { announce } from '@/components/ui/live-region.tsx';
import { useDone } from '@/components/ui/use-done.ts';
import styles from './page-menu.module.css';

interface Props {
  /** Address of the page's Markdown copy. */
  href: string;
  label: string;
  copied: string;
}

/**
 * Copies the page's Markdown, confirms it, and closes the surrounding menu. If fetching or copying
 * fails, the browser follows the link, as it does without script.
 */
export function CopyPageLink({ href, label, copied }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [done, finish] = useDone(() => {
    const menu = link.current?.closest('details');
    if (!menu?.open) return;
    // Move the focus only if it is still in the menu.
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
  const copy = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await writeClipboard(fetchText(href));
    } catch {
      location.assign(href);
      return;
    }
    finish();
    announce(copied);
  };
  return (
    <a
      ref={link}
      href={href}
      type="text/markdown"
      rel="nofollow"
      className={styles.link}
      data-done={done ? '' : undefined}
      data-full-load
      onClick={(event) => void copy(event)}
    >
      <span className={styles.idle}>{label}</span>
      <span className={styles.done} aria-hidden="true">
        {copied}
      </span>
    </a>
  );
}

const fetchText = async (address: string): Promise<string> => (await fetchFile(address)).text();
