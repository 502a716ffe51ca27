import { build } from 'esbuild';
import { BuildError, type Problem } from '@/lib/content/problem.ts';
import { importCode, ownPlaces, requireFor } from '@/lib/docusaurus/load-module.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { isBuildFailure } from './build-failure.ts';

const NAME = 'site.config.ts';

/**
 * Reads a configuration written in TypeScript, which Node 20 cannot: with all that it imports,
 * packages too, it becomes one module.
 * @param file absolute path of `site.config.ts`
 * @returns the default export, which is undefined if there is none, and the code of the module
 * @throws BuildError when the file cannot be parsed, imports what is not there, or throws
 */
export async function importConfig(file: string): Promise<{ exported: unknown; code: string }> {
  const code = await bundled(file);
  try {
    return { exported: (await importCode(code)).default, code };
  } catch (error) {
    throw unreadable([{ message: `throws while it is loaded: ${messageOf(error)}` }]);
  }
}

async function bundled(file: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      // For packages that are CommonJS.
      banner: { js: requireFor(file) },
      plugins: [ownPlaces()],
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw unreadable(
      error.errors.map(({ text, location }) => ({
        line: location?.line,
        column: location ? location.column + 1 : undefined,
        message: `${text}.`,
      })),
    );
  }
}

const unreadable = (problems: readonly Omit<Problem, 'file' | 'severity'>[]): BuildError =>
  new BuildError(
    'The site configuration cannot be read.',
    problems.map((problem): Problem => ({ file: NAME, severity: 'error', ...problem })),
  );
