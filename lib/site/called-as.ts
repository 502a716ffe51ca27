/** The environment variables that select a site; see sitePaths. */
const SETTINGS = ['SITE_DIR', 'OUT_DIR', 'BASE_PATH'] as const;

/**
 * A command for the current site, ready for a shell: `SITE_DIR=../other-manuals npm run build`.
 * @param command the command for the repository's own site
 */
export function calledAs(
  command: string,
  env: Record<string, string | undefined> = process.env,
): string {
  const set = SETTINGS.flatMap((name) => (env[name] ? [`${name}=${quoted(env[name])}`] : []));
  return [...set, command].join(' ');
}

const quoted = (value: string): string =>
  /^[\w./@:,+-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
