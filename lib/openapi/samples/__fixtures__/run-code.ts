import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUZZLE, hasDotnet, OKHTTP, type Runtime } from './runtimes.ts';

/** Code by a name that is a word. */
export type Programs = ReadonlyMap<string, string>;

/**
 * Runs every program, in one process where the language allows it. Says on which one it failed.
 * @returns what they printed
 */
export async function runAll(
  language: Runtime,
  programs: Programs,
  variables: Variables = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const name of ['data', 'file', 'pages-1', 'pages-2', 'scans-1', 'scans-2'])
    writeFileSync(join(folder, `${name}.bin`), 'bytes of a file');
  try {
    return await RUNNERS[language](folder, programs, variables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Environment variables that the programs read. */
type Variables = Readonly<Record<string, string>>;

type Runner = (folder: string, programs: Programs, variables: Variables) => Promise<string>;

const each =
  (
    run: (folder: string, name: string, code: string, variables: Variables) => Promise<string>,
  ): Runner =>
  async (folder, programs, variables) => {
    let output = '';
    for (const [name, code] of programs) output += await run(folder, name, code, variables);
    return output;
  };

const RUNNERS: Record<Runtime, Runner> = {
  curl: async (folder, programs, variables) => {
    writeFileSync(
      join(folder, 'all.sh'),
      [...programs.values()]
        .map((code) => code.replace(/^curl/, 'curl --silent --show-error'))
        .join('\n'),
    );
    return command(folder, 'sh', ['-e', 'all.sh'], variables);
  },
  python: async (folder, programs, variables) => {
    const files = write(folder, programs, 'py');
    writeFileSync(
      join(folder, 'all.py'),
      `for name in ${JSON.stringify(files)}:\n    exec(compile(open(name, encoding="utf-8").read(), name, "exec"), {})\n`,
    );
    return command(folder, 'python3', ['all.py'], variables);
  },
  javascript: async (folder, programs, variables) => {
    const files = write(folder, programs, 'mjs');
    writeFileSync(
      join(folder, 'all.mjs'),
      `for (const name of ${JSON.stringify(files)}) await import('./' + name);\n`,
    );
    return command(folder, process.execPath, ['--no-warnings', 'all.mjs'], variables);
  },
  java: runJava([]),
  okhttp: runJava(OKHTTP),
  go: async (folder, programs, variables) => {
    // A program of its own takes half a second to link: each becomes a package of one program.
    for (const [name, code] of programs) {
      mkdirSync(join(folder, name));
      writeFileSync(
        join(folder, name, 'main.go'),
        code
          .replace(/^package main$/m, `package ${name}`)
          .replace(/^func main\(\)/m, 'func Main()'),
      );
    }
    writeFileSync(join(folder, 'go.mod'), 'module samples\n');
    writeFileSync(
      join(folder, 'all.go'),
      `package main\nimport (\n${[...programs.keys()].map((name) => `"samples/${name}"`).join('\n')}\n)\nfunc main() {\n${[...programs.keys()].map((name) => `${name}.Main()`).join('\n')}\n}\n`,
    );
    return command(folder, 'go', ['run', '-ldflags=-s -w', '.'], variables);
  },
  php: runPhp,
  guzzle: (folder, programs, variables) =>
    runPhp(
      folder,
      new Map(
        [...programs].map(([name, code]) => [name, code.replace('vendor/autoload.php', GUZZLE)]),
      ),
      variables,
    ),
  powershell: each(async (folder, name, code, variables) => {
    writeFileSync(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}`);
    return command(folder, 'pwsh', ['-NoProfile', '-File', `${name}.ps1`], variables);
  }),
  csharp: (folder, programs, variables) =>
    (hasDotnet() ? runWithDotnet : runWithMono)(folder, programs, variables),
};

const runWithDotnet: Runner = each(async (folder, name, code, variables) => {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(
    join(project, 'Sample.csproj'),
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
  );
  writeFileSync(join(project, 'Program.cs'), code);
  return command(project, 'dotnet', ['run'], variables);
});

/** Each program has variables of its own, because it runs inside a function. */
async function runPhp(folder: string, programs: Programs, variables: Variables): Promise<string> {
  const files = write(folder, programs, 'php');
  writeFileSync(
    join(folder, 'all.php'),
    `<?php\nforeach (json_decode('${JSON.stringify(files)}') as $file) (static function ($file) { include $file; })($file);\n`,
  );
  return command(folder, 'php', ['all.php'], variables);
}

/** Each program is in a namespace of its own, because all have a class of the same name. */
async function runWithMono(
  folder: string,
  programs: Programs,
  variables: Variables,
): Promise<string> {
  const files = [...programs].map(([name, code]) => {
    writeFileSync(join(folder, `${name}.cs`), `namespace ${name}\n{\n${code}}\n`);
    return `${name}.cs`;
  });
  const calls = [...programs.keys()].map((name) => `${name}.Sample.Main().Wait();`).join('\n');
  writeFileSync(
    join(folder, 'All.cs'),
    `public static class All {\npublic static void Main() {\n${calls}\n}\n}\n`,
  );
  await command(
    folder,
    'mcs',
    ['-langversion:latest', '-r:System.Net.Http', '-main:All', 'All.cs', ...files],
    variables,
  );
  return command(folder, 'mono', ['All.exe'], variables);
}

/** Java for short runs: without the compiler and the collector that pay off later. */
const SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Each program is in a package of its own, because all have a class of the same name. */
function runJava(jars: readonly string[]): Runner {
  const path = ['.', ...jars].join(':');
  return async (folder, programs, variables) => {
    const files = [...programs].map(([name, code]) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'Sample.java'), `package ${name};\n${code}`);
      return `${name}/Sample.java`;
    });
    const calls = [...programs.keys()].map((name) => `${name}.Sample.main(args);`).join('\n');
    writeFileSync(
      join(folder, 'All.java'),
      `public class All {\npublic static void main(String[] args) throws Exception {\n${calls}\nSystem.exit(0);\n}\n}\n`,
    );
    await command(
      folder,
      'javac',
      [
        ...SHORT.map((option) => `-J${option}`),
        '-proc:none',
        '-encoding',
        'UTF-8',
        '-cp',
        path,
        'All.java',
        ...files,
      ],
      variables,
    );
    return command(folder, 'java', [...SHORT, '-cp', path, 'All'], variables);
  };
}

/** Runs one file as a reader would: without a compiler, or line by line in a shell. */
export const runJavaFile = (code: string, variables: Variables): Promise<string> =>
  runFile('Sample.java', code, 'java', variables);

export const runJshell = (code: string, variables: Variables): Promise<string> =>
  runFile('sample.jsh', code, 'jshell', variables);

async function runFile(
  name: string,
  code: string,
  program: string,
  variables: Variables,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(join(folder, name), code);
  try {
    return await command(folder, program, [name], variables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, programs: Programs, extension: string): string[] {
  return [...programs].map(([name, code]) => {
    writeFileSync(join(folder, `${name}.${extension}`), code);
    return `${name}.${extension}`;
  });
}

/** Not synchronously: the server that listens lives in this process. */
function command(
  folder: string,
  name: string,
  args: readonly string[],
  variables: Variables,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_PROXY: '*', no_proxy: '*', ...variables },
    });
    let errors = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(
            new Error(`${name} ${args.join(' ')} ended with ${code}:\n${errors.slice(0, 4000)}`),
          ),
    );
  });
}
