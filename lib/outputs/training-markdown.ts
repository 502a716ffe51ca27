import type { RootContent } from 'mdast';
import type { TrainingContent } from '@/lib/content/training.ts';
import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import type { Words } from '@/lib/i18n/words.ts';
import { heading, linkList, paragraph, strongLine, text } from './markdown-nodes.ts';

/** The training page below its title, in the order of the page (components/training). */
export function trainingMarkdown(
  content: TrainingContent,
  t: Words,
  address: (path: string) => string,
): RootContent[] {
  const fact = (name: string, value: string) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph({ type: 'strong', children: [text(name)] }, text(`: ${value}`))],
  });
  const facts = (list: readonly (readonly [string, string])[]): RootContent => ({
    type: 'list',
    ordered: false,
    spread: false,
    children: list.map(([name, value]) => fact(name, value)),
  });
  const tracks = content.tracks.flatMap((track): RootContent[] => [
    heading(3, [
      track.course === undefined
        ? text(track.title)
        : {
            type: 'link',
            url: address(`${TRAINING_PATH}/${track.course}`),
            children: [text(track.title)],
          },
    ]),
    paragraph(text(track.text)),
    facts([
      [t('training.audience'), track.audience],
      [t('training.level'), track.level],
      [t('training.length'), track.length],
    ]),
    strongLine([text(t('training.manuals'))]),
    ...linkList(track.manuals.map(({ label, to }) => ({ title: label, href: address(to) }))),
  ]);
  const { registration } = content;
  return [
    heading(2, [text(t('training.tracks'))]),
    ...tracks,
    heading(2, [text(t('training.formats'))]),
    facts(content.formats.map((entry) => [entry.name, entry.text])),
    heading(2, [text(t('training.levels'))]),
    facts(content.levels.map((entry) => [entry.name, entry.text])),
    heading(2, [text(t('training.register'))]),
    paragraph(text(registration.text)),
    paragraph({ type: 'link', url: registration.href, children: [text(registration.label)] }),
    heading(2, [text(t('training.faq'))]),
    ...content.faq.flatMap(({ question, answer }): RootContent[] => [
      heading(3, [text(question)]),
      paragraph(text(answer)),
    ]),
  ];
}
