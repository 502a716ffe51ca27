import type { RootContent } from 'mdast';
import type { CoursePart } from './course-markdown.ts';
import type { CopyLink } from './markdown-nodes.ts';

/** What the conversion needs to know about the page and the site. */
export interface CopyContext {
  /**
   * Absolute address of a link target as written. Undefined if there is none: the copy then has the
   * text without a link.
   */
  link: (target: string) => string | undefined;
  image: (target: string) => string;
  /** The cards of `<DocCardList />` on this page. */
  cards: () => readonly CopyLink[];
  /** The line above an admonition: its kind in words, and its title. */
  boxTitle: (kind: string, title?: string) => string;
  /** The list of `<Lessons />` on this page. */
  lessons: () => readonly RootContent[];
  /**
   * The line above a part of a course. `about` is the exercise's title or the question's number.
   */
  partTitle: (part: CoursePart, about: string) => string;
}
