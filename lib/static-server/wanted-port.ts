const DEFAULT = 3000;

/**
 * The port that `PORT` names; 3000 without it.
 * @throws for anything that is no port, with what to write
 */
export function wantedPort(
  { PORT = '' }: Record<string, string | undefined> = process.env,
): number {
  if (PORT === '') return DEFAULT;
  const port = /^\d+$/.test(PORT) ? Number(PORT) : 0;
  if (port < 1 || port > 65_535)
    throw new Error(
      `PORT is "${PORT}". Give a number from 1 to 65535, such as ${DEFAULT}, or remove the variable.`,
    );
  return port;
}
