import { getTranslations } from 'next-intl/server';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { placeInCourse } from '@/lib/docs/courses.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';
// The script of the part would bring the styles too late.
import '@/components/ui/choice-box.module.css';

interface Props {
  page: DocPage;
  /** Both are added by lib/mdx/remark-courses.ts, which has checked the parts of the question. */
  id: string;
  number: string;
  children?: ReactNode;
}

type AnyElement = ReactElement<{
  children?: ReactNode;
  className?: string;
  type?: string;
  checked?: boolean;
}>;

/** A question with choices and an explained answer. */
export async function Question({ page, id, number, children }: Props) {
  const t = await getTranslations('course');
  const parts = Children.toArray(children);
  const list = parts.find(isChoiceList);
  const answer = parts.find((part) => isElement(part) && part.type === Answer);
  const choices = elementsIn(list).map(choiceOf);
  const right = choices.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  const place = placeInCourse(page);
  return (
    <LazyCoursePart
      part="question"
      id={id}
      number={Number(number)}
      course={place?.course}
      lesson={place?.lesson}
      prompt={parts.filter((part) => part !== list && part !== answer)}
      choices={choices.map(({ content }) => content)}
      right={right}
      answer={answer}
      words={{
        question: t('question', { number }),
        hint: t(right.length > 1 ? 'chooseAll' : 'chooseOne'),
        check: t('check'),
        right: t('right'),
        wrong: t('wrong'),
        none: t('chooseFirst'),
        answeredRight: t('answeredRight'),
        answer: t('answer'),
        rightAnswer: t(right.length > 1 ? 'rightAnswers' : 'rightAnswer'),
      }}
    />
  );
}

/** Why an answer is right. */
export function Answer({ children }: { children?: ReactNode }) {
  return children;
}

const isElement = (node: ReactNode): node is AnyElement => isValidElement(node);

const isChoiceList = (node: ReactNode): node is AnyElement =>
  isElement(node) &&
  node.type === 'ul' &&
  node.props.className?.includes('contains-task-list') === true;

const elementsIn = (node: AnyElement | undefined): AnyElement[] =>
  Children.toArray(node?.props.children).filter(isElement);

/**
 * A choice without the box of its task list. With empty lines between choices, the box is in a
 * paragraph.
 */
function choiceOf(item: AnyElement): { content: ReactNode; isRight: boolean } {
  const [first, ...others] = elementsIn(item);
  const paragraph = first?.type === 'p' ? first : undefined;
  const nodes = Children.toArray((paragraph ?? item).props.children);
  const box = nodes.find((node) => isElement(node) && node.props.type === 'checkbox');
  const content = nodes.filter((node) => node !== box && node !== ' ');
  return {
    content: [...content, ...(paragraph ? others : [])],
    isRight: isElement(box) && box.props.checked === true,
  };
}
