'use client';

import { Tabs, type TabEntry } from '@/components/ui/tabs.tsx';
import { useOperation } from './operation-state.tsx';

/**
 * Schema and examples of a request body. Choosing one of several examples puts it into the form.
 */
export function ExampleTabs({
  entries,
  names,
}: {
  entries: readonly TabEntry[];
  /** Names of the examples by the values of their tabs. */
  names: Readonly<Record<string, string>>;
}) {
  const { act } = useOperation();
  const several = Object.keys(names).length > 1;
  return (
    <Tabs
      entries={entries}
      onValueChange={(value) => {
        const name = names[value];
        if (several && name !== undefined) act({ type: 'example', name });
      }}
    />
  );
}
