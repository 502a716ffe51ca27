'use client';

import {
  createContext,
  use,
  useReducer,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BuilderData } from './builder-data.ts';
import { initialState, reduce, type BuilderAction } from './builder-state.ts';
import type { BuilderState } from './form-state.ts';
import { keepValues, keptValues, parseAuth, parseServer } from './kept-values.ts';

interface Operation {
  data: BuilderData;
  state: BuilderState;
  /** Applies what a reader has chosen or typed. */
  act: (action: BuilderAction) => void;
}

const OperationContext = createContext<Operation | undefined>(undefined);

interface Props {
  /** Name of the document: server and credentials are kept for all of its operations. */
  api: string;
  data: BuilderData;
  children: ReactNode;
}

/**
 * The state of the form, shared by the page of an operation: form, samples, endpoint, and tabs of
 * media types show the same request.
 */
export function OperationState({ api, data, children }: Props) {
  const [state, dispatch] = useReducer(
    (before: BuilderState, action: BuilderAction) => reduce(data, before, action),
    data,
    initialState,
  );
  const server = useSyncExternalStore(
    keptValues.subscribe,
    () => keptValues.server(api),
    () => null,
  );
  const auth = useSyncExternalStore(
    keptValues.subscribe,
    () => keptValues.auth(api),
    () => null,
  );
  const [restored, setRestored] = useState<{ server: string | null; auth: string | null }>({
    server: null,
    auth: null,
  });
  if (restored.server !== server || restored.auth !== auth) {
    setRestored({ server, auth });
    if (server !== null && server !== restored.server)
      dispatch({ type: 'restore-server', kept: parseServer(server) });
    if (auth !== null && auth !== restored.auth)
      dispatch({ type: 'restore-auth', kept: parseAuth(auth) });
  }
  const act = (action: BuilderAction) => {
    dispatch(action);
    keepValues(api, data, reduce(data, state, action), action);
  };
  return <OperationContext value={{ data, state, act }}>{children}</OperationContext>;
}

/** The operation and the state of its form. */
export function useOperation(): Operation {
  const operation = use(OperationContext);
  if (!operation) throw new Error('useOperation is called outside of an OperationState.');
  return operation;
}
