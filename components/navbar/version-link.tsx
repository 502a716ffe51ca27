'use client';

import { SiteLink, type SiteLinkProps } from '@/components/navigation/site-link.tsx';
import { writeStorage } from '@/components/storage/storage.ts';
import { PREFERENCE } from './versions.ts';

interface Props extends SiteLinkProps {
  section: string;
  version: string;
  /** Whether the browser stores the choice. */
  keeps: boolean;
}

/** A link that stores the reader's choice of a section's version. */
export function VersionLink({ section, version, keeps, onClick, ...rest }: Props) {
  return (
    <SiteLink
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (keeps) writeStorage('local', PREFERENCE + section, version);
      }}
    />
  );
}
