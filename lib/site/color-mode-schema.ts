import { z } from 'zod';

/** The setting `colorMode`. */
export const colorMode = z.strictObject({
  /** Mode for visitors who have not chosen one, unless the system's setting counts. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** There is no switch, and earlier choices are ignored. */
  disableSwitch: z.boolean().default(false),
  /** For visitors who have not chosen a mode, the system's setting counts. */
  respectPrefersColorScheme: z.boolean().default(false),
  /** Name of the query parameter that sets the mode for one visit. */
  queryParameter: z.string().min(1).default('docusaurus-theme'),
});
