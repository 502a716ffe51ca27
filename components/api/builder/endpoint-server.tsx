'use client';

import { CopyButton } from '@/components/ui/copy-button.tsx';
import { BreakableAddress } from '../breakable-address.tsx';
import { serverAddress } from './current-request.ts';
import { useOperation } from './operation-state.tsx';

/** The chosen server, in front of the path. */
export function EndpointServer() {
  return <BreakableAddress text={useServer()} />;
}

/** Copies the chosen server and the path. */
export function CopyEndpoint({
  path,
  label,
  copied,
  className,
}: {
  path: string;
  label: string;
  copied: string;
  className?: string;
}) {
  return (
    <CopyButton label={label} copied={copied} className={className} text={useServer() + path} />
  );
}

function useServer(): string {
  const { data, state } = useOperation();
  return serverAddress(data, state).replace(/\/+$/, '');
}
