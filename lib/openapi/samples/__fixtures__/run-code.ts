import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../shape.ts';

/** Code by a name that is a word. */
export type Programs = ReadonlyMap<string, string>;

/** Whether the programs of a language can be run on this machine, with the library that they use. */
export function canRun(language: Language): boolean {
  const probes: Partial<Record<Language, [string, string[]]>> = {
    curl: ['curl', ['--version']],
    python: ['python3', ['-c', 'import requests']],
    csharp: ['dotnet', ['--version']],
    go: ['go', ['version']],
    php: ['php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']],
    java: ['javac', ['--version']],
    powershell: ['pwsh', ['-Version']],
    javascript: [process.execPath, ['--version']],
  };
  try {
    const [command, args] = probes[language]!;
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
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
    writeFileSync(join(folder, 'all.sh'), [...programs.values()].map((code) => code.replace(/^curl/, 'curl --silent --show-error --output /dev/null')).join('\n'));
    await command(folder, 'sh', ['-e', 'all.sh']);
  },
  python: async (folder, programs) => {
    const files = write(folder, programs, 'py');
    writeFileSync(join(folder, 'all.py'), `for name in ${JSON.stringify(files)}:\n    exec(compile(open(name, encoding="utf-8").read(), name, "exec"), {})\n`);
    await command(folder, 'python3', ['all.py']);
  },
  javascript: async (folder, programs) => {
    const files = write(folder, programs, 'mjs');
    writeFileSync(join(folder, 'all.mjs'), `for (const name of ${JSON.stringify(files)}) await import('./' + name);\n`);
    await command(folder, process.execPath, ['--no-warnings', 'all.mjs']);
  },
  java: async (folder, programs) => {
    // Fragments, as documentation shows them: each becomes a method of one class.
    const imports = ['java.io.*', 'java.net.*', 'java.net.http.*', 'java.nio.charset.*', 'java.nio.file.*', 'java.util.*'].map((name) => `import ${name};`).join('\n');
    const methods = [...programs].map(([name, code]) => `static void ${name}() throws Exception {\n${code}\n}`);
    writeFileSync(join(folder, 'All.java'), `${imports}\npublic class All {\n${methods.join('\n')}\npublic static void main(String[] args) throws Exception {\n${[...programs.keys()].map((name) => `${name}();`).join('\n')}\n}\n}\n`);
    await command(folder, 'javac', ['-encoding', 'UTF-8', 'All.java']);
    await command(folder, 'java', ['-cp', '.', 'All']);
  },
  go: each(async (folder, name, code) => {
    writeFileSync(join(folder, `${name}.go`), code);
    await command(folder, 'go', ['run', `${name}.go`]);
  }),
  php: each(async (folder, name, code) => {
    writeFileSync(join(folder, `${name}.php`), code);
    await command(folder, 'php', [`${name}.php`]);
  }),
  powershell: each(async (folder, name, code) => {
    writeFileSync(join(folder, `${name}.ps1`), `$ErrorActionPreference = 'Stop'\n${code}`);
    await command(folder, 'pwsh', ['-NoProfile', '-File', `${name}.ps1`]);
  }),
  csharp: each(async (folder, name, code) => {
    const project = join(folder, name);
    mkdirSync(project);
    writeFileSync(join(project, 'Sample.csproj'), '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>');
    writeFileSync(join(project, 'Program.cs'), code);
    await command(project, 'dotnet', ['run']);
  }),
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
    const child = spawn(name, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NO_PROXY: '*', no_proxy: '*' } });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with ${code}:\n${errors.slice(0, 4000)}`))));
  });
}
