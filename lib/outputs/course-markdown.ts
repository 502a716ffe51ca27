import type { List, Nodes, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { courseNamed, placeInCourse } from '@/lib/docs/courses.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import type { Words } from '@/lib/i18n/words.ts';
import { pageUrl, type CopySite } from './copy-site.ts';
import { linkList, paragraph, strongLine, text } from './markdown-nodes.ts';

export type CoursePart =
  'exercise' | 'expected' | 'question' | 'answer' | 'rightAnswer' | 'rightAnswers';

/** The words above a part of a course. */
export function partTitle(t: Words, part: CoursePart, about: string): string {
  switch (part) {
    case 'exercise':
      return t('course.exercise', { title: about });
    case 'question':
      return t('course.question', { number: about });
    case 'expected':
    case 'answer':
    case 'rightAnswer':
    case 'rightAnswers':
      return t(`course.${part}`);
  }
}

/**
 * A question with its number above, its choices without marks, and the right ones after them: who
 * reads the copy from the top can think first.
 */
export function questionNodes(
  { children }: MdxJsxFlowElement | MdxJsxTextElement,
  title: (part: CoursePart, about: string) => string,
  number: string,
): Nodes[] {
  return [
    strongLine([text(title('question', number))]),
    ...children.flatMap((child): Nodes[] => {
      if (child.type !== 'list' || !child.children.some(({ checked }) => checked)) return [child];
      const right = child.children.filter(({ checked }) => checked);
      return [
        withoutMarks(child),
        paragraph(text(title(right.length > 1 ? 'rightAnswers' : 'rightAnswer', ''))),
        withoutMarks({ ...child, children: right }),
      ];
    }),
  ];
}

const withoutMarks = (list: List): List => ({
  ...list,
  children: list.children.map((item) => ({ ...item, checked: null })),
});

/** The list of the lessons of a page's course, with their minutes. */
export function lessonNodes({ config, index, t }: CopySite, page: DocPage): RootContent[] {
  const course = courseNamed(index, placeInCourse(page)?.course ?? '');
  if (!course) return [];
  const minutes = course.lessons.reduce((sum, { duration }) => sum + duration, 0);
  return [
    ...linkList(
      course.lessons.map(({ title, path, duration }) => ({
        title,
        href: pageUrl({ config, index }, path),
        description: t('course.minutes', { count: duration }),
      })),
    ),
    paragraph(text(t('course.total', { count: course.lessons.length, minutes }))),
  ];
}
