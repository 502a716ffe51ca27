/**
 * Names that Prism, the highlighter of Docusaurus, knows and Shiki does not: the same language by
 * another name, else the one that looks most like it.
 */
const PRISM_NAMES: Readonly<Record<string, string>> = {
  ...named('html', 'markup', 'markup-templating', 'ejs', 'eta', 'smarty', 'velocity'),
  ...named('xml', 'svg', 'mathml', 'ssml', 'atom', 'rss', 'xml-doc'),
  ...named('c', 'clike', 'opencl'),
  ...named('cpp', 'arduino', 'ino', 'processing'),
  ...named('asm', 'nasm', 'armasm', 'asm6502', 'asmatmel'),
  ...named('csharp', 'dotnet'),
  ...named('razor', 'cshtml', 'aspnet'),
  ...named('vb', 'vbnet', 'visual-basic', 'vba'),
  ...named('groovy', 'gradle'),
  ...named('shellsession', 'shell-session', 'sh-session'),
  ...named('objective-c', 'objectivec'),
  ...named('emacs-lisp', 'emacs'),
  ...named('latex', 'context'),
  ...named('javascript', 'js-extras', 'js-templates', 'n4js', 'n4jsd'),
  ...named('json', 'webmanifest', 'jsonp'),
  ...named('jsonc', 'tsconfig'),
  ...named('java', 'javadoc', 'javadoclike'),
  ...named('php', 'phpdoc', 'php-extras'),
  ...named('css', 'css-extras'),
  ...named('ini', 'conf', 'env', 'editorconfig'),
  ...named('fortran-free-form', 'fortran'),
  ...named('diff', 'patch', 'git'),
  ...named('powerquery', 'pq', 'mscript'),
  ...named('racket', 'rkt'),
  ...named('pascal', 'objectpascal'),
  ...named('purescript', 'purs'),
  ...named('wolfram', 'mathematica', 'nb'),
  ...named('jinja', 'django', 'jinja2'),
  ...named('sql', 'mongodb', 'n1ql', 'aql'),
  ...named('text', 'none', 'ignore', 'gitignore', 'hgignore', 'npmignore', 'uri', 'url', 'tap'),
};

function named(language: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, language]));
}

declare global {
  var portalLanguageAliases: Readonly<Record<string, string>> | undefined;
}

/**
 * Sets the names that the site gives to languages (`code.languageAliases`) in this process, which
 * compiles one site.
 */
export function setLanguageAliases(aliases: Readonly<Record<string, string>>): void {
  // Global like the highlighter: the preview evaluates this module again after code changes.
  globalThis.portalLanguageAliases = Object.fromEntries(
    Object.entries(aliases).map(([name, language]) => [name.toLowerCase(), language.toLowerCase()]),
  );
}

/** The highlighter's name of a language, or the name as given if there is none. */
export function languageOf(name: string, isKnown: (name: string) => boolean): string {
  const chosen = globalThis.portalLanguageAliases?.[name] ?? name;
  return isKnown(chosen) ? chosen : (PRISM_NAMES[chosen] ?? chosen);
}
