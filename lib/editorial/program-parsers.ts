import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync, type Loader } from 'esbuild';
import { messageOf } from '@/lib/text/message-of.ts';

/** @returns what the parser says; undefined for code that parses, or without the program */
type Parser = (code: string) => string | undefined;

const PYTHON = 'import ast, sys; ast.parse(sys.stdin.read())';
/** What only a machine with the libraries can say. */
const MISSING_HEADER = /No such file or directory/;
/** Errors of javac's parser. It stops there, before it looks for classes. */
const JAVA_SYNTAX = /error: .*(expected|illegal|unclosed|reached end of file|not a statement)/;

/** Java for short runs: without the compiler and the collector that pay off later. */
const SHORT = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC'];

/** Parsers of programming languages. None runs the code. Of C#, none is at hand. */
export const PROGRAM_PARSERS: Record<string, Parser> = {
  bash: (code) => told('bash', ['-n'], code),
  python: (code) => told('python3', ['-c', PYTHON], code),
  go: (code) => told('gofmt', ['-e'], code),
  java: javaError,
  c: (code) => {
    const error = told('gcc', ['-fsyntax-only', '-x', 'c', '-'], code);
    return error && MISSING_HEADER.test(error) ? undefined : error;
  },
  js: (code) => scriptError('jsx', code),
  ts: (code) => scriptError('ts', code),
  tsx: (code) => scriptError('tsx', code),
};

/** Gives a program the code, and returns its error messages if it does not succeed. */
function told(command: string, args: readonly string[], input?: string): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
  return error || status === 0 ? undefined : stderr.trim();
}

function javaError(code: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'java-'));
  try {
    const file = join(folder, 'Program.java');
    writeFileSync(file, code);
    const errors = told('javac', [...SHORT, '-proc:none', '-d', folder, file])?.split('\n');
    return errors?.find((line) => JAVA_SYNTAX.test(line))?.replace(file, 'line');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const scriptError = (loader: Loader, code: string): string | undefined =>
  errorOf(() => transformSync(code, { loader, logLevel: 'silent' }));

/** What a parser throws, in words. */
export function errorOf(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
