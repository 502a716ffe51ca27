import { relative } from 'node:path';
import type { VFile } from 'vfile';
import { readText } from '@/lib/content/encoding-problem.ts';
import { bundleCode } from './bundle-code.ts';
import { asModule, runCode } from './code-module.ts';
import { drawingOf } from './drawing.ts';
import type { ImportTarget } from './import-target.ts';
import type { CompiledPart } from './page-about.ts';
import type { PageImport } from './page-imports.ts';
import { pageTools } from './page-tools.ts';

export type FileTarget =
  | Exclude<ImportTarget, { kind: 'portal' | 'missing' }>
  /** A picture that is a part of the page. */
  | { kind: 'drawing'; file: string };

export interface Made {
  import: PageImport;
  value: unknown;
  part?: CompiledPart;
  /** Where `require()` gives something else than `import`. */
  required?: Pick<Made, 'import' | 'value'>;
  /** Style sheets that the value needs. */
  sheets?: readonly string[];
}

async function readCode(module: string, file: VFile): Promise<Made> {
  const { code, sheets } = await bundleCode(module, file.data.about?.site ?? '');
  const exports = runCode(code, pageTools(''));
  const required: Made = { import: { kind: 'code', code, required: true }, value: exports };
  return { import: { kind: 'code', code }, value: asModule(exports), required, sheets };
}

/** Reads what a page imports, unless Next has to compile it. */
export async function readValue(
  target: FileTarget,
  page: VFile,
  at?: { line: number; column: number },
): Promise<Made> {
  const { file } = target;
  const shown = relative(page.data.about?.site ?? '', file);
  switch (target.kind) {
    case 'text': {
      const value = { default: readText(file, shown).replace(/\r\n?/g, '\n') };
      return { import: { kind: 'value', value }, value };
    }
    case 'data': {
      const data: unknown = JSON.parse(readText(file, shown));
      const value = { ...(Object(data) as object), default: data };
      return { import: { kind: 'value', value }, value };
    }
    case 'picture': {
      page.data.pictures?.push({ target: target.target, line: 1, column: 1, ...at });
      return {
        import: { kind: 'picture', target: target.target },
        value: { default: target.target },
      };
    }
    case 'drawing': {
      const drawing = await drawingOf(readText(file, shown));
      return { import: { kind: 'drawing', ...drawing }, value: { default: '' } };
    }
    case 'part': {
      const part = await page.data.compilePart?.(file);
      if (!part) throw new Error(`${file} cannot be compiled here.`);
      const { code, imports, facts, frontMatter } = part;
      return {
        import: { kind: 'part', code, imports, toc: facts.headings, frontMatter },
        value: { frontMatter, toc: facts.headings },
        part,
      };
    }
    default:
      return readCode(file, page);
  }
}
