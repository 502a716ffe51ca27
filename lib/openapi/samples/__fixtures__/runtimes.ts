import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Language } from '../shape.ts';

/** A language with its first library, or one of the others that can be had. */
export type Runtime = Language | 'guzzle' | 'okhttp';

/** Jars of OkHttp and what it needs, where a package of the system has them. */
export const OKHTTP = ['okhttp', 'okio'].map((name) => `/usr/share/java/${name}.jar`);
/** Guzzle, where a package of the system has it. */
export const GUZZLE = '/usr/share/php/GuzzleHttp/autoload.php';

/** Whether a command can be run. */
function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const hasDotnet = (): boolean => succeeds('dotnet', '--version');

const PROBES: Record<Runtime, () => boolean> = {
  curl: () => succeeds('curl', '--version'),
  python: () => succeeds('python3', '-c', 'import requests'),
  csharp: () => hasDotnet() || (succeeds('mcs', '--version') && succeeds('mono', '--version')),
  go: () => succeeds('go', 'version'),
  php: () => succeeds('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
  java: () => succeeds('javac', '--version'),
  powershell: () => succeeds('pwsh', '-Version'),
  javascript: () => true,
  guzzle: () => succeeds('php', '--version') && existsSync(GUZZLE),
  okhttp: () => succeeds('javac', '--version') && OKHTTP.every((jar) => existsSync(jar)),
};

const known = new Map<Runtime, boolean>();

/**
 * Whether the programs of a language can be run on this machine, with the library that they use.
 */
export function canRun(language: Runtime): boolean {
  const can = known.get(language) ?? PROBES[language]();
  known.set(language, can);
  return can;
}
