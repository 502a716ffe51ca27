import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  contentPolicy,
  TAG_MANAGER_START,
  type PolicySources,
} from '@/lib/outputs/content-policy.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import { unescapeHtml } from '@/lib/text/escape-html.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/**
 * An element that may load something from another site. Scripts and styles do not contain elements
 * in this form.
 */
const FOREIGN =
  /<(img|source|video|audio|track|iframe)\b[^>]*?\s(?:src|srcset|poster)="(?:https?:)?\/\/[^>]*>/gi;

/** Types of inline scripts that a browser executes or applies; others are data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Adds a Content-Security-Policy to the start of each page's head. Must be the last step that
 * changes HTML, because a script that changes afterwards is blocked. Reads each page twice:
 * client-side navigation keeps the first page's policy, so each page must allow the origins of all
 * pages.
 * @param config decides about the tag manager and the request builder
 */
export function pagePolicies(folder: string, config: Pick<SiteConfig, 'tagManager' | 'api'>): void {
  const files = filesBelow(folder).filter((path) => path.endsWith('.html'));
  const found = { images: new Set<string>(), media: new Set<string>(), frames: new Set<string>() };
  for (const file of files) foreignSources(readFileSync(file, 'utf8'), found);
  const sources: PolicySources = {
    images: [...found.images].sort(),
    media: [...found.media].sort(),
    frames: [...found.frames].sort(),
    sendsRequests: !config.api.hideSendButton,
    tagManager: config.tagManager && { hosts: config.tagManager.hosts },
  };
  const hash = rememberHashes();
  const everywhere = config.tagManager ? [hash(TAG_MANAGER_START)] : [];
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const hashes = [...new Set([...inlineScripts(html).map(hash), ...everywhere])];
    writeFileSync(file, withPolicy(html, contentPolicy(hashes, sources)));
  }
}

/** The hashes of a page's inline scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) ||
    !RUNS.test(/\stype="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? '')
      ? []
      : [text],
  );
}

/**
 * The page with the policy before every script. Only the encoding comes first, because browsers
 * look for it in the first 1,024 bytes. A fragment without a head does not change: the policy of
 * the surrounding page applies.
 */
export function withPolicy(html: string, policy: string): string {
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) return html;
  const start = head.index + head[0].length;
  const charset = CHARSET.exec(html)?.[0] ?? '';
  return `${html.slice(0, start)}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(start).replace(CHARSET, '')}`;
}

/** Collects the origins from which a page loads media or frames. */
function foreignSources(
  html: string,
  found: Record<'images' | 'media' | 'frames', Set<string>>,
): void {
  for (const [tag, name = ''] of html.matchAll(FOREIGN)) {
    for (const [, attribute = '', value = ''] of tag.matchAll(
      /\s(src|srcset|poster)="([^"]*)"/gi,
    )) {
      const picture = attribute !== 'src' || name.toLowerCase() === 'img';
      const kind = picture ? 'images' : name.toLowerCase() === 'iframe' ? 'frames' : 'media';
      for (const [address] of unescapeHtml(value).matchAll(/(?:https?:)?\/\/[^\s,]+/g)) {
        const origin = originOf(address);
        if (origin !== undefined) found[kind].add(origin);
      }
    }
  }
}

/**
 * The origin of an address, or undefined for anything else. Characters that would end the directive
 * or the attribute are rejected.
 */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address, 'https://x')) return undefined;
  const { origin } = new URL(address, 'https://x');
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}

/**
 * Cached, because most scripts are on every page. Line ends are normalized to `\n`, as browsers do.
 */
function rememberHashes(): (script: string) => string {
  const known = new Map<string, string>();
  return (script) => {
    const hash =
      known.get(script) ??
      `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
    // Page data is different on each page.
    if (script.length < 2048) known.set(script, hash);
    return hash;
  };
}
