import type { LandingPage, SectionVersion } from './types.ts';
import { recordId } from './urls.ts';

/** The generated page at the base path of a section version. */
export const landingPage = (root: SectionVersion): LandingPage => ({
  kind: 'landing',
  id: recordId(root.basePath, root.locale, 'landing'),
  path: root.basePath,
  locale: root.locale,
  title: root.title,
  description: root.description,
  keywords: null,
  root: root.key,
});
