interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  /** The Network Information API, which Firefox and Safari lack. */
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether fetching ahead is welcome: not on 2g, not with data saver. Asked each time, since both can change. */
export const mayPrefetch = (): boolean => isFast(navigator.connection);

/** @param connection undefined where the browser tells nothing about it */
export const isFast = (connection: Connection | undefined): boolean =>
  !(connection?.saveData || connection?.effectiveType?.includes('2g'));
