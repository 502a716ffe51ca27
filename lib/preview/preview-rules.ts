// A relative import, because Next compiles its configuration without path aliases.
import { isArrayOf, isObject, isString } from '../text/guards.ts';

export interface Rewrite {
  source: string;
  destination: string;
}

export interface RedirectRule extends Rewrite {
  statusCode: 301;
}

/** The rewrites and redirects that Next gets when a preview starts (scripts/preview-setup.ts). */
export interface PreviewRules {
  beforeFiles: Rewrite[];
  afterFiles: Rewrite[];
  redirects: RedirectRule[];
  /** The base path of the published site. */
  basePath: string;
}

/**
 * Reads the rules from the JSON that scripts/preview-setup.ts prints. No schema library: Next loads
 * its configuration as CommonJS in several processes, and Zod takes a third of a second in each.
 * @throws for any other text
 */
export function parsePreviewRules(text: string): PreviewRules {
  const rules = parseJson(text);
  if (isRules(rules)) return rules;
  throw new Error(
    'PORTAL_PREVIEW does not hold the rules of the preview. Unset it and start the preview again.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRules = (value: unknown): value is PreviewRules =>
  isObject(value) &&
  isArrayOf(value.beforeFiles, isRewrite) &&
  isArrayOf(value.afterFiles, isRewrite) &&
  isArrayOf(value.redirects, isRedirect) &&
  isString(value.basePath);

const isRewrite = (value: unknown): value is Rewrite =>
  isObject(value) && isString(value.source) && isString(value.destination);

const isRedirect = (value: unknown): value is RedirectRule =>
  isRewrite(value) && 'statusCode' in value && value.statusCode === 301;
