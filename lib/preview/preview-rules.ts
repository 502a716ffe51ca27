import { z } from 'zod';

const rewrite = z.object({ source: z.string(), destination: z.string() });
const redirect = z.object({ ...rewrite.shape, statusCode: z.literal(301) });

/** The rewrites and redirects that Next gets when a preview starts (scripts/preview-setup.ts). */
const previewRules = z.object({
  beforeFiles: z.array(rewrite),
  afterFiles: z.array(rewrite),
  redirects: z.array(redirect),
});

export type Rewrite = z.infer<typeof rewrite>;
export type RedirectRule = z.infer<typeof redirect>;
export type PreviewRules = z.infer<typeof previewRules>;

/**
 * Reads the rules from the JSON that scripts/preview-setup.ts prints.
 * @throws for any other text
 */
export function parsePreviewRules(text: string): PreviewRules {
  try {
    return previewRules.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      'PORTAL_PREVIEW does not hold the rules of the preview. Unset it and start the preview again.',
      { cause: error },
    );
  }
}
