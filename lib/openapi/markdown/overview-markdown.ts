import type { Root, RootContent } from 'mdast';
import { heading, linkedText, linkList, paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import { objectOf, objectsOf, textOf } from '../json.ts';
import type { PageContext } from '../pages/context.ts';
import type { OverviewData } from '../pages/data.ts';
import { externalDocs } from '../html/external-docs.ts';
import { contactNodes } from './contact-nodes.ts';
import { descriptionNodes } from './description-nodes.ts';
import { moreInformation } from './more-information.ts';
import { serverList } from './server-list.ts';

/** The overview of an API: description, servers, authentication, contact, downloads. */
export function overviewMarkdown(
  { spec, words: t }: PageContext,
  data: OverviewData,
  downloads: readonly { label: string; path: string }[],
): Root {
  const schemes = data.schemes.flatMap((scheme): RootContent[] => [
    heading(3, [text(scheme.id)]),
    ...descriptionNodes(scheme.description ?? '', 4),
    paragraph(...linkedText(scheme.facts.map(([key, value]) => `${key}: ${value}`).join(', '))),
  ]);
  return {
    type: 'root',
    children: [
      paragraph(text(t('version', { version: data.version }))),
      ...descriptionNodes(textOf(objectOf(spec.root.info).description) ?? '', 2),
      ...moreInformation(data.externalDocs, t),
      ...(data.servers.length > 0
        ? [heading(2, [text(t('servers'))]), serverList(data.servers, t)]
        : []),
      ...(schemes.length > 0 ? [heading(2, [text(t('authentication'))]), ...schemes] : []),
      ...contactNodes(data, t),
      heading(2, [text(t('download'))]),
      ...linkList(
        downloads.map(({ label, path }) => ({
          title: t('downloadAs', { format: label }),
          href: path,
        })),
      ),
      heading(2, [text(t('operations'))]),
    ],
  };
}

/** The description of a service or a tag, and where there is more to read. */
export function groupMarkdown(
  { spec, words: t }: PageContext,
  kind: 'service' | 'tag',
  name: string,
): Root {
  const value =
    objectsOf(spec.root[kind === 'service' ? 'x-services' : 'tags']).find(
      (candidate) => candidate.name === name,
    ) ?? {};
  return {
    type: 'root',
    children: [
      ...descriptionNodes(textOf(value.description) ?? '', 2),
      ...moreInformation(externalDocs(value.externalDocs), t),
    ],
  };
}
