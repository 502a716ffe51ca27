import type { ComponentProps } from 'react';
import { CourseCount } from './course-count.tsx';
import { CourseState } from './course-state.tsx';
import { DoneMark } from './done-mark.tsx';
import { ForgetAll } from './forget-all.tsx';
import { LessonDone } from './lesson-done.tsx';
import { QuestionForm } from './question-form.tsx';

type Part<Name extends string, Props> = { part: Name } & Props;

export type CoursePartProps =
  | Part<'count', ComponentProps<typeof CourseCount>>
  | Part<'state', ComponentProps<typeof CourseState>>
  | Part<'done-mark', ComponentProps<typeof DoneMark>>
  | Part<'forget-all', ComponentProps<typeof ForgetAll>>
  | Part<'lesson-done', ComponentProps<typeof LessonDone>>
  | Part<'question', ComponentProps<typeof QuestionForm>>;

/** A part of a course that knows the reader's progress. */
export function CoursePart(props: CoursePartProps) {
  switch (props.part) {
    case 'count':
      return <CourseCount {...props} />;
    case 'state':
      return <CourseState {...props} />;
    case 'done-mark':
      return <DoneMark {...props} />;
    case 'forget-all':
      return <ForgetAll {...props} />;
    case 'lesson-done':
      return <LessonDone {...props} />;
    case 'question':
      return <QuestionForm {...props} />;
  }
}
