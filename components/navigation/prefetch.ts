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

/** Whether to prefetch: not on 2G, not with Data Saver. Both can change at any time. */
export const mayPrefetch = (): boolean => isFast(navigator.connection);

/** @param connection undefined without the Network Information API */
export const isFast = (connection: Connection | undefined): boolean =>
  !(connection?.saveData || connection?.effectiveType?.includes('2g'));
