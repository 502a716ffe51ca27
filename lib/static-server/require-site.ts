import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calledAs } from '@/lib/site/called-as.ts';

/**
 * Ensures that there is a finished site.
 * @param build builds it if it is missing
 * @throws if it is still missing, with the command that builds it
 */
export function requireSite(
  out: string,
  {
    build,
    tell = console.error,
    env = process.env,
  }: {
    build?: () => void;
    tell?: (line: string) => void;
    env?: Record<string, string | undefined>;
  } = {},
): void {
  const isThere = () => existsSync(join(out, 'index.html'));
  if (!isThere() && build) {
    tell(`There is no site in ${out}. It is built first: ${calledAs('npm run build', env)}`);
    build();
  }
  if (!isThere())
    throw new Error(
      `There is no site in ${out}. Build it first:\n  ${calledAs('npm run build', env)}`,
    );
}
