/** A published package; lib/build/browser-packages.ts finds them. */
interface Licensed {
  name: string;
  version: string;
  license: string;
  text: string;
  /** See BrowserPackage. */
  isOfSite?: boolean;
}

export const LICENSE_FILE = 'THIRD-PARTY-LICENSES.txt';

/** Licenses that only require their notice, by SPDX name. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
];

/**
 * Whether the license of a package only requires its notice. A package that names no license is
 * judged by its text.
 */
export function isPermissive({ license, text }: Pick<Licensed, 'license' | 'text'>): boolean {
  if (license === '')
    return /^(the )?mit license|permission is hereby granted, free of charge/i.test(text);
  // `(A OR B)` is a choice. `A AND B` is not split, so it is never in the list.
  return license
    .replace(/^\(|\)$/g, '')
    .split(/\s+OR\s+/)
    .some((name) => PERMISSIVE.includes(name.trim()));
}

/**
 * The license notices of the published packages, each text once.
 * @throws Error with our packages whose license requires more than a notice or is not known
 */
export function licenseFile(packages: readonly Licensed[]): string {
  const others = packages.filter((one) => !one.isOfSite && !isPermissive(one));
  if (others.length > 0)
    throw new Error(
      `These packages are published, and their license must be looked at first: ${others.map(({ name, license }) => `${name} (${license || 'none named'})`).join(', ')}. If it can be kept, add it to lib/outputs/license-file.ts.`,
    );
  const byText = new Map<string, Licensed[]>();
  for (const one of packages) {
    const text =
      one.text === ''
        ? `License: ${one.license || 'none named'}. The package brings no text of it.`
        : one.text;
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(
    ([text, ones]) =>
      `${ones.map(({ name, version, license }) => `${name} ${version}${license === '' ? '' : ` (${license})`}`).join('\n')}\n\n${text}\n`,
  );
  return `This site is made with the following packages, parts of which are published with it.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** What to tell about packages of the site's own that may ask for more than a notice. */
export const licenseWarnings = (packages: readonly Licensed[]): string[] =>
  packages
    .filter((one) => one.isOfSite && !isPermissive(one))
    .map(
      ({ name, license }) =>
        `The site's components publish the package ${name}, whose license (${license || 'none named'}) may ask for more than the notice in ${LICENSE_FILE}. Look at it, or remove the import.`,
    );
