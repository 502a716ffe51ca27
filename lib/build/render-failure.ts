import { decoded } from '@/lib/text/decoded.ts';

/** A line of the stack of an error that is in a module of the site (site-modules.ts). */
interface Frame {
  component?: string;
  /** Name of the module's file. */
  key: string;
  line: number;
  column: number;
}

/** What Next says of the page that ended a build. */
export interface RenderFailure {
  /** Path in Next, which begins with the locale. */
  path: string;
  /** The message of the error. */
  reason: string;
  frames: Frame[];
}

const PAGE = /Error occurred prerendering page "([^"]+)"[^\n]*\n([\s\S]*)/;
const FRAME = /^\s+at (?:(?:async )?([\w$.<>]+) )?\(?\S*site-modules[\\/](\w+)\.js:(\d+):(\d+)/gm;

/** Reads the output of a `next build` that failed; undefined when no page is the reason. */
export function renderFailure(output: string): RenderFailure | undefined {
  const [, path, told = ''] = PAGE.exec(output) ?? [];
  if (path === undefined) return undefined;
  const [reason = ''] = told.split(/\n\s+at |\n\s*\d* \||\n\s*digest:|\nExport encountered/);
  const frames = [...told.matchAll(FRAME)].map(([, name, key = '', line, column]): Frame => ({
    component: name !== undefined && /^[A-Z]/.test(name) ? name : undefined,
    key,
    line: Number(line),
    column: Number(column),
  }));
  return { path: decoded(path), reason: reason.replace(/\s*\{$/, '').trim(), frames };
}

/** What to do about an error of a component. */
export function remedyFor(reason: string): string {
  const [, name] =
    /\b(window|document|localStorage|sessionStorage|location|history|self|screen|matchMedia) is not defined/.exec(
      reason,
    ) ?? [];
  if (name !== undefined)
    return `Pages are made where there is no browser: use \`${name}\` in \`useEffect\`, or put the tag into <BrowserOnly>.`;
  if (/Element type is invalid/.test(reason))
    return 'One of its tags stands for nothing: see that what it imports is exported under that name.';
  return 'Correct the component, or give its tag what it needs.';
}
