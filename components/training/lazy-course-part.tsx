'use client';

import { lazy } from 'react';
import type { CoursePartProps } from './course-part.tsx';

/** Loads the script of all parts. One function, because each `import()` has files of its own. */
export const loadCourseParts = () =>
  import('./course-part.tsx').then(({ CoursePart }) => ({ default: CoursePart }));

const Loaded = lazy(loadCourseParts);

/** A part of a course, whose script only pages of courses wait for. The HTML always contains it. */
export function LazyCoursePart(props: CoursePartProps) {
  return <Loaded {...props} />;
}
