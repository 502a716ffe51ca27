interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether fetching ahead is welcome: not on 2g, not with data saver. Asked each time, since both can change. */
export function mayPrefetch(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
