'use client';

import { useState } from 'react';
import { Tabs, type TabEntry } from '@/components/ui/tabs.tsx';
import type { MediaGroup } from './form-state.ts';
import { useOperation } from './operation-state.tsx';

/** The media types of a body as tabs. They and the form's list of media types stay in sync. */
export function MediaTabs({
  group,
  entries,
  label,
  className,
}: {
  group: MediaGroup;
  entries: readonly TabEntry[];
  label: string;
  className?: string;
}) {
  const { state, act } = useOperation();
  const [own, setOwn] = useState<string>();
  const chosen = state.media[group];
  // A media type without a tab here changes nothing.
  const shown =
    chosen !== undefined && entries.some(({ value }) => value === chosen) ? chosen : own;
  if (shown !== own) setOwn(shown);
  return (
    <div className={className} data-media-tabs={group}>
      <Tabs
        entries={entries}
        label={label}
        value={shown ?? entries[0]?.value}
        onValueChange={(value) => act({ type: 'media', group, value })}
      />
    </div>
  );
}
