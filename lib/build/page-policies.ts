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
/** An element that may show something of another site; scripts and styles do not name such elements in this form. */
const FOREIGN =
  /<(img|source|video|audio|track|iframe)\b[^>]*?\s(?:src|srcset|poster)="(?:https?:)?\/\/[^>]*>/gi;

/** Types of inline scripts that a browser runs or obeys; anything else is data. */
const RUNS = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Gives every page below `folder` its Content-Security-Policy, first in its head, so that nothing comes before it. It must be
 * the last step that touches the HTML: a script that is changed afterwards does not run. Each page is read twice, since what
 * one page shows must be allowed on all that lead to it.
 * @param config of the site: whether it has a tag manager, and a button that sends requests
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

/** The inline scripts of a page that a browser runs. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) ||
    !RUNS.test(/\stype="([^"]*)"/i.exec(attributes)?.[1]?.trim() ?? '')
      ? []
      : [text],
  );
}

/**
 * The page with the policy in front of every script; before it stands only the encoding, which browsers look for in the
 * first 1,024 bytes. A part of a page, without a head, stays as it is: it runs under the policy of the page that takes it in.
 */
export function withPolicy(html: string, policy: string): string {
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) return html;
  const start = head.index + head[0].length;
  const charset = CHARSET.exec(html)?.[0] ?? '';
  return `${html.slice(0, start)}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(start).replace(CHARSET, '')}`;
}

/** Notes the origins from which a page shows something. */
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

/** Undefined for what is no address. The host may not end the directive or the attribute. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address, 'https://x')) return undefined;
  const { origin } = new URL(address, 'https://x');
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}

/** Most scripts stand in every page. As a browser reads it: line ends are `\n`. */
function rememberHashes(): (script: string) => string {
  const known = new Map<string, string>();
  return (script) => {
    const hash =
      known.get(script) ??
      `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
    // The data of a page stands in it alone.
    if (script.length < 2048) known.set(script, hash);
    return hash;
  };
}
