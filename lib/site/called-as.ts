/** What decides which site a command is about; see sitePaths. */
const SETTINGS = ['SITE_DIR', 'OUT_DIR', 'BASE_PATH'] as const;

/**
 * A command for the same site as the one at hand, to be copied into a shell: `SITE_DIR=../other-manuals npm run build`.
 * @param command as it is called for the repository's own site
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
