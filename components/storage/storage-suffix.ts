/** What the keys of this site end with: `storage.namespace` of the configuration. */
export const storageSuffix = (): string =>
  window.document.documentElement.dataset.storageSuffix ?? '';
