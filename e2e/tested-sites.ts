/** The fixture site once more is built for this path and served below it. */
export const BASE_PATH = '/docs';

/** The sites that tests look at, with the variables that choose each (lib/site/paths.ts). */
export const SITES = {
  product: {},
  fixture: { SITE_DIR: 'e2e/fixtures/site' },
  variant: { SITE_DIR: 'e2e/fixtures/variant' },
  base: { SITE_DIR: 'e2e/fixtures/site', BASE_PATH },
  docusaurus: { SITE_DIR: 'e2e/fixtures/docusaurus' },
} satisfies Record<string, { SITE_DIR?: string; BASE_PATH?: string }>;

export type TestedSite = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES) as readonly TestedSite[];

/** The variables with the ports of the browser tests. */
export const PORT_VARIABLES = {
  product: 'E2E_PORT',
  fixture: 'E2E_FIXTURE_PORT',
  variant: 'E2E_VARIANT_PORT',
  base: 'E2E_BASE_PATH_PORT',
  docusaurus: 'E2E_DOCUSAURUS_PORT',
} as const satisfies Record<TestedSite, string>;

const FIRST_PORT = 4173;

/** The port of a site: that of its variable, otherwise one of 4173 to 4177. */
export const portOf = (site: TestedSite): number =>
  Number(process.env[PORT_VARIABLES[site]] ?? FIRST_PORT + SITE_NAMES.indexOf(site));
