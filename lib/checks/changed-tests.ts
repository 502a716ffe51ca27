/**
 * Which browser tests look at what is made in a folder: beginnings of paths, and names of files in
 * e2e/ without their ends. A file has those of every line that it matches. What has none is proven
 * by its unit tests, or by everything: `npm test`.
 */
const SUBJECTS: readonly (readonly [folders: RegExp, tests: readonly string[]])[] = [
  [/^components\/announcement\//, ['announcement']],
  [/^components\/api\//, ['api-builder', 'api-operation', 'api-send']],
  [/^components\/color-mode\//, ['color-mode']],
  [/^components\/crash\//, ['crash']],
  [/^components\/details\//, ['boxes']],
  [/^components\/docs\//, ['docs', 'head', 'reading']],
  [/^components\/first-paint\//, ['first-paint', 'color-mode']],
  [/^components\/frame\//, ['breakpoint', 'routes']],
  [/^components\/home\//, ['base-url', 'brand', 'layout']],
  [/^components\/mdx\//, ['code', 'diagram', 'tabs', 'pictures', 'fixture-site']],
  [/^components\/mobile-menu\//, ['mobile-menu']],
  [/^components\/navbar\//, ['navbar', 'navbar-menus', 'versions']],
  [/^components\/navigation\//, ['navigation', 'transitions', 'faults', 'loading', 'query']],
  [/^(components|lib)\/preview\/|^scripts\/(dev|preview)/, ['preview']],
  [/^(components|lib)\/search\//, ['search-box', 'search-failures', 'search-page', 'search-index']],
  [/^components\/sidebar\//, ['sidebar']],
  [/^components\/storage\//, ['storage', 'tabs']],
  [/^components\/tag-manager\//, ['tag-manager']],
  [/^app\/styles\//, ['first-paint', 'forced-colors', 'layout', 'print', 'zoom']],
  [/^components\/training\//, ['training-courses']],
  [/^(components|lib)\/docusaurus\//, ['docusaurus']],
  [/^lib\/diagrams\//, ['diagram']],
  [/^lib\/drawings\//, ['drawing']],
  [/^lib\/openapi\//, ['api-pages']],
  [/^lib\/outputs\//, ['outputs', 'redirects', 'print']],
  [/^lib\/static-server\//, ['routes', 'policy', 'redirects']],
  [/^lib\/build\/(inline|page-polic)/, ['policy']],
  [/^lib\/docs\//, ['routes', 'sections', 'docs']],
  [/^e2e\/axe\.ts$/, ['accessibility', 'zoom']],
  [/^e2e\/kinds\.ts$/, ['kinds', 'accessibility']],
  [/^e2e\/search-helpers\.ts$/, ['search-box', 'search-page']],
  [/^e2e\/preview-site\.ts$/, ['preview']],
  [/^e2e\/(built-sites|dom)\.ts$/, ['routes', 'redirects']],
];

/**
 * Files of e2e/ whose subject is among the changed files; a changed test is its own subject.
 * @param tests names of all of them
 */
export function browserTestsFor(changed: readonly string[], tests: readonly string[]): string[] {
  const names = new Set(
    changed.flatMap((file) =>
      /\.(md|mdx|test\.tsx?)$/.test(file)
        ? []
        : SUBJECTS.flatMap(([folders, subjects]) => (folders.test(file) ? subjects : [])),
    ),
  );
  return tests.filter((test) => names.has(nameOf(test)) || changed.includes(`e2e/${test}`));
}

/** Every name that the map above knows. */
export const subjects = (): string[] => SUBJECTS.flatMap(([, names]) => names);

const nameOf = (test: string): string => test.replace(/\.(spec|site\.test)\.ts$/, '');

/**
 * Sites that tests look at, by their sources: the product always, the others where they are named.
 * None without tests.
 */
export function sitesOf(sources: readonly string[]): string[] {
  if (sources.length === 0) return [];
  const names = (word: RegExp) => sources.some((source) => word.test(source));
  return [
    'product',
    // The preview is made of the fixture site.
    ...(names(/fixture|FIXTURE_|preview-site/) ? ['fixture'] : []),
    ...(names(/variant|VARIANT_/) ? ['variant'] : []),
    ...(names(/base path|BASE_PATH/) ? ['base'] : []),
    ...(names(/DOCUSAURUS_|\('docusaurus'\)/) ? ['docusaurus'] : []),
  ];
}
