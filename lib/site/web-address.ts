import { z } from 'zod';

/** An address that a reader may follow: not `javascript:`, `ftp:` or another protocol. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that begins with https:// or http://',
});
