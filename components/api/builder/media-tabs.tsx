'use client';

import { useState } from 'react';
import { Tabs, type TabEntry } from '@/components/ui/tabs.tsx';
import type { MediaGroup } from './builder-state.ts';
import { useOperation } from './operation-state.tsx';

/** The media types of a body as tabs. They and the form's list of media types follow each other. */
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
  const asked = state.media[group];
  // A choice that is no tab here leaves this row as it is.
  const shown = asked !== undefined && entries.some(({ value }) => value === asked) ? asked : own;
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
