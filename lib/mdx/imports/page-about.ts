import type { Root } from 'mdast';
import type { Problem } from '@/lib/content/problem.ts';
import type { MathOptions } from '@/lib/site/math-settings.ts';
import type { AdmonitionKind } from '../admonition-kinds.ts';
import type { PageFacts } from '../rehype-facts.ts';
import type { PageImports } from './page-imports.ts';

/** Where the plugins of the site for a text are loaded from; see the setting `pluginModule`. */
export interface PluginSource {
  /** Absolute path. */
  file: string;
  hash: string;
  /** The docs plugin that has the lists; default: the settings of the site. */
  docs?: number;
}

/** Where a text stands and how it is to be read. */
export interface PageAbout {
  /** Absolute path of the text's file. */
  path: string;
  /** Absolute path of the site folder (`@site/…`). */
  site: string;
  frontMatter?: object;
  /** What happens to a tag that is not known; see the setting `onUnknownComponent`. */
  unknown?: 'throw' | 'warn';
  /** `$…$` and `$$…$$` are formulas; see the setting `math`. */
  math?: boolean;
  /** See the setting `mathMacros`. */
  mathMacros?: Readonly<Record<string, string>>;
  /** See the setting `mathOptions`. */
  mathOptions?: MathOptions;
  /** See the setting `admonitionKinds`; titles are in the language of the text. */
  boxes?: Readonly<Record<string, { like: AdmonitionKind; title?: string }>>;
  /** `:smile:` is an emoji; see the setting `emoji`. */
  emoji?: boolean;
  /** See the setting `markdownFormat`. */
  format?: 'mdx' | 'md' | 'detect';
  plugins?: PluginSource;
  /** Only for a text that another page imports: the absolute path of that page. */
  shownOn?: string;
  /** The texts that import this one, from the page down. */
  above?: readonly string[];
}

/** Whether a text is Markdown with HTML: no components, imports and expressions. */
export const isPlainMarkdown = ({ path, format, frontMatter }: PageAbout): boolean => {
  const { mdx } = Object(frontMatter) as { mdx?: unknown };
  const own = Object(mdx) as { format?: unknown };
  const wanted = own.format ?? format;
  return wanted === 'md' || (wanted === 'detect' && path.endsWith('.md'));
};

/** A text that other pages import, compiled for one of them. */
export interface CompiledPart {
  code: string;
  imports: PageImports;
  facts: PageFacts;
  frontMatter: object;
  /** The text as Markdown nodes, for given properties. */
  plain: PlainTree;
}

/** @param props of the tag; `children` are the nodes inside it */
export type PlainTree = (props: Readonly<Record<string, unknown>>) => Root;

type Parts = Map<string, CompiledPart>;

declare module 'vfile' {
  interface DataMap {
    about: PageAbout;
    /** What the page imports, under the names of its code. */
    imports: PageImports;
    /** Imported texts by the name of their tag. */
    parts: Parts;
    /** Names of the tags that are drawings. */
    drawings: Set<string>;
    /** Values that expressions of the page may use, for its Markdown copy. */
    scope: Record<string, unknown>;
    /** Compiles a text that this page imports. */
    compilePart: (path: string) => Promise<CompiledPart>;
    /** Mistakes in imported texts. */
    partProblems: Problem[];
    /** Pictures that are used in code, with the line of the import. */
    pictures: { target: string; line: number; column: number }[];
  }
}
