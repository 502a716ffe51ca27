'use client';

import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { readStorage, removeStorage, storedKeys } from '@/components/storage/storage.ts';
import { useStoredValues } from '@/components/storage/use-stored.ts';
import { linkMarks } from './link-marks.ts';
import type { LinkItem, MenuEntry, NavbarData } from './navbar-items-data.ts';
import {
  PREFERENCE,
  staleChoices,
  versionAt,
  versionOrder,
  type VersionTable,
} from './versions.ts';

/** A link resolved for the current page and the reader's version. */
export interface ShownLink {
  href: string;
  label: string | undefined;
  exact: boolean;
  active: boolean;
}

interface NavbarValue extends NavbarData {
  shown: (link: LinkItem) => ShownLink;
  /** Name of the section's version if the current page belongs to it. */
  versionHere: (section: string) => string | undefined;
  /**
   * Name and label of the reader's version: that of the current page, else the stored choice, else
   * the latest.
   */
  versionUsed: (section: string) => { name: string; label: string } | undefined;
}

const NavbarContext = createContext<NavbarValue | undefined>(undefined);

/** @throws outside NavbarProvider */
export function useNavbar(): NavbarValue {
  const value = useContext(NavbarContext);
  if (!value)
    throw new Error(
      'This part of the navbar is outside <NavbarProvider>: put it inside (components/navbar/navbar.tsx).',
    );
  return value;
}

/** Provides the navbar and the mobile menu with their items, resolved for the current page. */
export function NavbarProvider({ data, children }: { data: NavbarData; children: ReactNode }) {
  const { versions, keepsVersions, home } = data;
  const here = usePublicPath();
  const ids = Object.keys(versions);
  const kept = useStoredValues(keepsVersions ? ids.map((id) => PREFERENCE + id) : []);
  useForgottenVersions(versions, keepsVersions);

  const value = useMemo((): NavbarValue => {
    const keptOf = (section: string) => kept[Object.keys(versions).indexOf(section)] ?? null;
    const order = (section: string) =>
      versions[section] ? versionOrder(versions[section], here, keptOf(section)) : [];
    const shown = (link: LinkItem): ShownLink => {
      const index =
        link.versions &&
        order(link.versions.section).find((candidate) => link.versions?.hrefs[candidate]);
      const href = (index !== undefined && link.versions?.hrefs[index]) || link.href;
      const label =
        index !== undefined && link.versions?.named
          ? versions[link.versions.section]?.versions[index]?.[2]
          : link.label;
      if (link.to !== 'page') return { href, label, exact: false, active: false };
      return {
        href,
        label,
        ...linkMarks({ path: href.replace(/[?#].*$/, ''), active: link.active }, here, home),
      };
    };
    const versionHere = (section: string) =>
      versions[section]?.versions[versionAt(versions[section], here)]?.[0];
    const versionUsed = (section: string) => {
      const [name, , label] = versions[section]?.versions[order(section)[0] ?? -1] ?? [];
      return name === undefined || label === undefined ? undefined : { name, label };
    };
    return { ...data, shown, versionHere, versionUsed };
  }, [data, versions, home, here, kept]);
  return <NavbarContext value={value}>{children}</NavbarContext>;
}

/** Whether an entry leads to the current page or its area. */
export const isActive = (entry: MenuEntry, { shown }: Pick<NavbarValue, 'shown'>): boolean =>
  entry.type === 'link' && shown(entry).active;

/** Deletes stored choices of versions that no longer exist. */
function useForgottenVersions(versions: VersionTable, keepsVersions: boolean): void {
  useEffect(() => {
    if (!keepsVersions) return;
    const kept = new Map(
      storedKeys('local', PREFERENCE).map((key) => [key, readStorage('local', key)]),
    );
    for (const key of staleChoices(versions, kept)) removeStorage('local', key);
  }, [versions, keepsVersions]);
}
