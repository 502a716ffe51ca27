/** A commit by its subject and body. */
export interface Commit {
  hash: string;
  subject: string;
  body: string;
}

/**
 * The changelog's headings in order, with the commit types for each. Users do not notice other
 * types.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Features: ['feat'],
  Fixes: ['fix'],
  Performance: ['perf'],
  Documentation: ['docs'],
};

/** `type(scope)!: description`, see https://www.conventionalcommits.org/en/v1.0.0/. */
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<text>.+)$/;
const BREAKING = /^BREAKING[ -]CHANGE: (?<text>.+)$/m;

/**
 * Release notes as Markdown, from Conventional Commits. Commits without a conventional subject are
 * left out.
 * @param title of the release, for example `v1.2.0`
 * @param commits newest first
 */
export function changelog(title: string, commits: readonly Commit[]): string {
  const entries = commits.flatMap(({ hash, subject, body }) => {
    const { type = '', scope, breaking, text = '' } = SUBJECT.exec(subject)?.groups ?? {};
    const broken = BREAKING.exec(body)?.groups?.text ?? (breaking && text);
    return text === ''
      ? []
      : [{ type, broken, line: `- ${scope ? `**${scope}:** ` : ''}${text} (${hash.slice(0, 7)})` }];
  });
  const breaking = entries.flatMap(({ broken }) => (broken ? [`- ${broken}`] : []));
  const sections = [
    section('Breaking changes', breaking),
    ...Object.entries(GROUPS).map(([heading, types]) =>
      section(
        heading,
        entries.filter(({ type }) => types.includes(type)).map(({ line }) => line),
      ),
    ),
  ].filter(Boolean);
  const text = sections.length > 0 ? sections : ['Nothing changes for readers and writers.'];
  return `${[`# ${title}`, ...text].join('\n\n')}\n`;
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [`## ${heading}`, '', ...lines].join('\n');
