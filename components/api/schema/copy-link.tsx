'use client';

import { CopyButton } from '@/components/ui/copy-button.tsx';
import { addressOf } from './address-of.ts';

/** Copies the address of a part of the page. */
export const CopyLink = ({
  id,
  label,
  copied,
  className,
}: {
  id: string;
  label: string;
  copied: string;
  className?: string;
}) => <CopyButton label={label} copied={copied} className={className} text={() => addressOf(id)} />;
