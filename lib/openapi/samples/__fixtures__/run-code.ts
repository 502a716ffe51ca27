import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../shape.ts';

/** Code by a name that is a word. */
export type Programs = ReadonlyMap<string, string>;

/** Whether a command can be run. */
function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const hasDotnet = (): boolean => succeeds('dotnet', '--version');

const PROBES: Record<Language, () => boolean> = {
  curl: () => succeeds('curl', '--version'),
  python: () => succeeds('python3', '-c', 'import requests'),
  csharp: () => hasDotnet() || (succeeds('mcs', '--version') && succeeds('mono', '--version')),
  go: () => succeeds('go', 'version'),
  php: () => succeeds('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
  java: () => succeeds('javac', '--version'),
  powershell: () => succeeds('pwsh', '-Version'),
  javascript: () => true,
};

const known = new Map<Language, boolean>();

/** Whether the programs of a language can be run on this machine, with the library that they use. */
export function canRun(language: Language): boolean {
  const can = known.get(language) ?? PROBES[language]();
  known.set(language, can);
  return can;
}

/** Runs every program, in one process where the language allows it. Says on which one it failed. */
export async function runAll(language: Language, programs: Programs): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(join(folder, 'data.bin'), 'bytes of a file');
  writeFileSync(join(folder, 'file.bin'), 'bytes of a file');
  try {
    await RUNNERS[language](folder, programs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Runner = (folder: string, programs: Programs) => Promise<void>;

const each =
  (run: (folder: string, name: string, code: string) => Promise<void>): Runner =>
  async (folder, programs) => {
    for (const [name, code] of programs) await run(folder, name, code);
  };

const RUNNERS: Record<Language, Runner> = {
  curl: async (folder, programs) => {
    writeFileSync(
      join(folder, 'all.sh'),
      [...programs.values()]
        .map((code) => code.replace(/^curl/, 'curl --silent --show-error --output /dev/null'))
        .join('\n'),
    );
    await command(folder, 'sh', ['-e', 'all.sh']);
  },
  python: async (folder, programs) => {
    const files = write(folder, programs, 'py');
    writeFileSync(
      join(folder, 'all.py'),
      `for name in ${JSON.stringify(files)}:\n    exec(compile(open(name, encoding="utf-8").read(), name, "exec"), {})\n`,
    );
    await command(folder, 'python3', ['all.py']);
  },
  javascript: async (folder, programs) => {
    const files = write(folder, programs, 'mjs');
    writeFileSync(
      join(folder, 'all.mjs'),
      `for (const name of ${JSON.stringify(files)}) await import('./' + name);\n`,
    );
    await command(folder, process.execPath, ['--no-warnings', 'all.mjs']);
  },
  java: async (folder, programs) => {
    // Fragments, as documentation shows them: each becomes a method of one class.
    const imports = [
      'java.io.*',
      'java.net.*',
      'java.net.http.*',
      'java.nio.charset.*',
      'java.nio.file.*',
      'java.util.*',
    ]
      .map((name) => `import ${name};`)
      .join('\n');
    const methods = [...programs].map(
      ([name, code]) => `static void ${name}() throws Exception {\n${code}\n}`,
    );
    writeFileSync(
      join(folder, 'All.java'),
      `${imports}\npublic class All {\n${methods.join('\n')}\npublic static void main(String[] args) throws Exception {\n${[...programs.keys()].map((name) => `${name}();`).join('\n')}\n}\n}\n`,
    );
    await command(folder, 'javac', ['-encoding', 'UTF-8', 'All.java']);
    await command(folder, 'java', ['-cp', '.', 'All']);
  },
  go: async (folder, programs) => {
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
    await command(folder, 'go', ['run', '.']);
  },
  php: each(async (folder, name, code) => {
    writeFileSync(join(folder, `${name}.php`), code);
    await command(folder, 'php', [`${name}.php`]);
  }),
  powershell: each(async (folder, name, code) => {
    writeFileSync(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}`);
    await command(folder, 'pwsh', ['-NoProfile', '-File', `${name}.ps1`]);
  }),
  csharp: (folder, programs) => (hasDotnet() ? runWithDotnet : runWithMono)(folder, programs),
};

const runWithDotnet = each(async (folder, name, code) => {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(
    join(project, 'Sample.csproj'),
    '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
  );
  writeFileSync(join(project, 'Program.cs'), code);
  await command(project, 'dotnet', ['run']);
});

/** Mono's compiler knows C# 7: statements at the top become methods of a class, `using` declarations plain ones. */
const runWithMono: Runner = async (folder, programs) => {
  const own = new Set([
    'System',
    'System.Collections.Generic',
    'System.IO',
    'System.Net.Http',
    'System.Text',
    'System.Threading.Tasks',
  ]);
  const methods = [...programs].map(([name, code]) => {
    const statements = code
      .replace(/^using ([\w.]+);$/gm, (_, namespace: string) => (own.add(namespace), ''))
      .replace(/^using var /gm, 'var ');
    return `static async Task ${name}() {\n${statements}\n}`;
  });
  const calls = [...programs.keys()].map((name) => `await ${name}();`).join('\n');
  writeFileSync(
    join(folder, 'All.cs'),
    `${[...own].map((namespace) => `using ${namespace};`).join('\n')}\npublic static class All {\n${methods.join('\n')}\nstatic async Task RunAll() {\n${calls}\n}\npublic static void Main() {\nRunAll().GetAwaiter().GetResult();\n}\n}\n`,
  );
  await command(folder, 'mcs', ['-langversion:latest', '-r:System.Net.Http', 'All.cs']);
  await command(folder, 'mono', ['All.exe']);
};

function write(folder: string, programs: Programs, extension: string): string[] {
  return [...programs].map(([name, code]) => {
    writeFileSync(join(folder, `${name}.${extension}`), code);
    return `${name}.${extension}`;
  });
}

/** Not synchronously: the server that listens lives in this process. */
function command(folder: string, name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NO_PROXY: '*', no_proxy: '*' },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(`${name} ${args.join(' ')} ended with ${code}:\n${errors.slice(0, 4000)}`),
          ),
    );
  });
}
