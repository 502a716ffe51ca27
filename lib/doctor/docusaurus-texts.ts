/** What an import of a document is. */
export type ImportKind =
  | 'text'
  | 'site component'
  | 'theme component'
  | 'package'
  | 'file as text'
  | 'picture or data'
  | 'style';

/** What a document of a Docusaurus site needs besides its own text. */
export interface DocumentNeeds {
  imports: DocumentImport[];
  /** Components that are used and neither imported nor defined in the document. */
  components: string[];
}

interface DocumentImport {
  from: string;
  kind: ImportKind;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;
const CODE = /(`+)(?:(?!\1)[^\n])+\1|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
const IMPORT = /^import\s+(?:([\w*{}\s,$]+?)\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const DEFINITION =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+|\{[^}]*\}|\[[^\]]*\])/gm;
const NAME = /[A-Za-z_$][\w$]*/g;
const COMPONENT = /<([A-Z][\w$]*)/g;

/**
 * Reads the imports and components of a document without compiling it: a site that does not build
 * can be looked at.
 */
export function documentNeeds(text: string): DocumentNeeds {
  const plain = text.replace(FENCE, '').replace(CODE, '');
  const imports = [...plain.matchAll(IMPORT)];
  const own = new Set([
    ...imports.flatMap(([, names = '']) => names.match(NAME) ?? []),
    ...[...plain.matchAll(DEFINITION)].flatMap(([, names = '']) => names.match(NAME) ?? []),
  ]);
  const used = [...plain.matchAll(COMPONENT)].map(([, name = '']) => name);
  return {
    imports: imports.map(([, , from = '']) => ({ from, kind: importKind(from) })),
    components: [...new Set(used)].filter((name) => !own.has(name)).sort(),
  };
}

function importKind(from: string): ImportKind {
  if (/^!!?raw-loader!|\?raw$/.test(from)) return 'file as text';
  if (/\.mdx?$/.test(from)) return 'text';
  if (/\.(css|scss|sass|less)$/.test(from)) return 'style';
  if (/^@(theme|theme-original|theme-init|docusaurus|generated)\//.test(from))
    return 'theme component';
  if (/\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|json|ya?ml|txt)$/i.test(from))
    return 'picture or data';
  return /^(\.{1,2}\/|@site\/)/.test(from) ? 'site component' : 'package';
}
