'use client';

import { useEffect } from 'react';
import { useHistory } from './use-history.ts';

interface Props {
  to: Parameters<ReturnType<typeof useHistory>['push']>[0];
  /** The address of this page stays in the history. */
  push?: boolean;
}

/** `<Redirect>` of the router of Docusaurus: opens another page once this one runs. */
export function Redirect({ to, push = false }: Props) {
  const history = useHistory();
  const target = JSON.stringify(to);
  useEffect(() => {
    history[push ? 'push' : 'replace'](JSON.parse(target) as Props['to']);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the history is new in each render
  }, [target, push]);
  return null;
}
