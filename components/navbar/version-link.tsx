'use client';

import { SiteLink, type SiteLinkProps } from '@/components/navigation/site-link.tsx';
import { writeStorage } from '@/components/storage/storage.ts';
import { PREFERENCE } from './versions.ts';

interface Props extends SiteLinkProps {
  /** Id of the section. */
  section: string;
  /** Name of the version. */
  version: string;
  /** Whether the reader's choice is kept. */
  keeps: boolean;
}

/** A link by which a reader chooses a version of a section: it is kept, for that section alone. */
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
