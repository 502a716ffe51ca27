import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { preferredTab, tabChoices, type TabLinks } from './tab-choices.ts';

/**
 * The current tab of a row: from the address or an earlier choice, else the initial one in the
 * HTML.
 * @returns the tab, and a function that chooses another
 */
export function useTabChoice(
  values: readonly string[],
  initial: string,
  links: TabLinks,
): [string, (value: string) => void] {
  const { group, parameter } = links;
  const { search } = useAddress();
  const own = parameter === undefined ? null : new URLSearchParams(search).get(parameter);
  const asked = useSyncExternalStore(
    tabChoices.subscribe,
    () => tabChoices.asked(links),
    () => null,
  );
  const chosen = useSyncExternalStore(
    tabChoices.subscribe,
    () => tabChoices.get(links),
    () => null,
  );
  const [shown, show] = useState(initial);
  useEffect(() => tabChoices.addRow({ group, parameter }, own), [group, parameter, own]);
  // If the group's choice is not a tab of this row, the row does not change.
  const wanted = preferredTab(values, own ?? asked, chosen);
  if (wanted !== undefined && wanted !== shown) show(wanted);
  const choose = (value: string) => {
    show(value);
    tabChoices.choose(value, links);
  };
  return [wanted ?? shown, choose];
}
