/** What is said of a package: lib/build/browser-packages.ts finds it. */
interface Licensed {
  name: string;
  version: string;
  license: string;
  text: string;
}

export const LICENSE_FILE = 'THIRD-PARTY-LICENSES.txt';

/** Licenses that ask for no more than their notice: SPDX names. */
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

/** The licenses of a package from which we may choose; a package that names none is judged by its text. */
export function isPermissive({ license, text }: Pick<Licensed, 'license' | 'text'>): boolean {
  if (license === '')
    return /^(the )?mit license|permission is hereby granted, free of charge/i.test(text);
  // `(A OR B)` is a choice; what must be kept together is not taken apart.
  return license
    .replace(/^\(|\)$/g, '')
    .split(/\s+OR\s+/)
    .some((name) => PERMISSIVE.includes(name.trim()));
}

/**
 * The notices that go with what is published: each package with its license, each text once.
 * @throws Error naming the packages whose license asks for more than a notice, or says nothing
 */
export function licenseFile(packages: readonly Licensed[]): string {
  const others = packages.filter((one) => !isPermissive(one));
  if (others.length > 0)
    throw new Error(
      `These packages are published, and their license must be looked at first: ${others.map(({ name, license }) => `${name} (${license || 'none named'})`).join(', ')}. If it can be kept, add it to lib/outputs/license-file.ts.`,
    );
  const byText = new Map<string, Licensed[]>();
  for (const one of packages) {
    const text =
      one.text === '' ? `License: ${one.license}. The package brings no text of it.` : one.text;
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(
    ([text, ones]) =>
      `${ones.map(({ name, version, license }) => `${name} ${version}${license === '' ? '' : ` (${license})`}`).join('\n')}\n\n${text}\n`,
  );
  return `This site is made with the following packages, parts of which are published with it.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
