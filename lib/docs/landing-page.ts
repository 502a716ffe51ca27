import type { LandingPage, SectionVersion } from './types.ts';
import { recordId } from './urls.ts';

/** The generated page at the base path of a section version. */
export const landingPage = ({
  key,
  locale,
  basePath,
  title,
  description,
}: SectionVersion): LandingPage => ({
  kind: 'landing',
  id: recordId(basePath, locale, 'landing'),
  path: basePath,
  locale,
  title,
  description,
  keywords: null,
  sectionVersionKey: key,
});
