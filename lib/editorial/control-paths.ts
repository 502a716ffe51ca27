import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Reports paths of controls that are typed with signs. */
export const controlPaths = (page: EditorialPage): Problem[] =>
  page.text.typedPaths.map((line) =>
    mistake(page, 'Write a path of controls as `<ControlPath>`, not with signs.', line),
  );
