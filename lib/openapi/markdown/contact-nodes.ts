import type { PhrasingContent, RootContent } from 'mdast';
import { heading, paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import type { OverviewData } from '../pages/data.ts';

/** Who answers questions about an API, and under which terms it is offered. */
export function contactNodes(
  { contact, termsOfService, license }: OverviewData,
  t: ApiWords,
): RootContent[] {
  const linked = (label: string, url: string | undefined): PhrasingContent =>
    url === undefined ? text(label) : { type: 'link', url, children: [text(label)] };
  const name = contact?.name ?? contact?.url;
  const lines: PhrasingContent[][] = [
    ...(name === undefined ? [] : [[linked(name, contact?.url)]]),
    ...(contact?.email === undefined ? [] : [[linked(contact.email, `mailto:${contact.email}`)]]),
    ...(termsOfService === undefined ? [] : [[linked(t('termsOfService'), termsOfService)]]),
    ...(license ? [[text(`${t('license')}: `), linked(license.name, license.url)]] : []),
  ];
  if (lines.length === 0) return [];
  return [
    heading(2, [text(t('contact'))]),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: lines.map((line) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(...line)],
      })),
    },
  ];
}
