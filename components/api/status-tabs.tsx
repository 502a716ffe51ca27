'use client';

import { useState } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { Tabs, type TabEntry } from '@/components/ui/tabs.tsx';

/** The responses as tabs. An address that leads to one chooses it. */
export function StatusTabs({ entries, label }: { entries: readonly TabEntry[]; label: string }) {
  const { hash } = useAddress();
  const [shown, setShown] = useState({ hash: '', value: entries[0]?.value });
  if (shown.hash !== hash) {
    const id = hashTarget(hash) ?? '';
    const found = entries.find(({ value }) => `${id}-`.startsWith(`response-${value}-`));
    setShown({ hash, value: found?.value ?? shown.value });
  }
  return (
    <Tabs
      entries={entries}
      label={label}
      arrows
      value={shown.value}
      onValueChange={(value) => setShown({ hash, value })}
    />
  );
}
