import { BuildError } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { isPath } from './missing-import.ts';
import { standInModule } from './stand-in-module.ts';
import type { Report } from './report.ts';
import type { Values } from './values.ts';

/** A function among the settings of a site. */
export interface OwnFunction {
  /**
   * @param given its argument
   * @param about what it is called for, for messages
   * @throws BuildError when it throws
   */
  call: (given: unknown, about: string) => unknown;
  /** What is wrong with a result. */
  mistake: (message: string) => BuildError;
  /** Reports what does not move in. */
  warn: (message: string) => void;
}

/** The function that a setting is, if it is one. A function of a missing package is reported. */
export function ownFunction(options: Values, key: string, report: Report): OwnFunction | undefined {
  const own = options[key];
  if (typeof own !== 'function') return undefined;
  const place = new RegExp(`\\b${key}\\b`);
  const missing = standInModule(own);
  if (missing !== undefined) {
    // A file that is not there has been named with its import (missing-import.ts).
    if (!isPath(missing))
      report.setting(
        place,
        `\`${key}\` is left out, because ${missing} is not there. Run \`npm install\` in the folder of the site.`,
      );
    return undefined;
  }
  const mistake = (message: string) =>
    new BuildError('The Docusaurus site cannot be read.', [
      { ...report.placeOf(place), severity: 'error', message },
    ]);
  return {
    call: (given, about) => {
      const told = (error: unknown): never => {
        throw mistake(
          `\`${key}\` throws for ${about}: ${messageOf(error)}. Correct the function, or remove it to have the default.`,
        );
      };
      try {
        const result: unknown = (own as (given: unknown) => unknown)(given);
        return result instanceof Promise ? result.catch(told) : result;
      } catch (error) {
        return told(error);
      }
    },
    mistake,
    warn: (message) => report.setting(place, message),
  };
}
