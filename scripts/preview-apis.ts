import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareConfig, writeJson } from '@/lib/build/prepare.ts';
import { loadApis, renderApis } from '@/lib/build/prepare-apis.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { PREVIEW_APIS, type PreviewApis } from '@/lib/server/preview-apis.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Run by the preview when it starts and after every change below `openapi/`: makes what pages read, and keeps what is wrong for them to show. */
async function previewApis(): Promise<void> {
  const paths = sitePaths();
  const config = await prepareConfig(paths);
  const { tree } = new SourceReader(paths.content, config.locales.map(({ code }) => code)).read();
  const defs = sectionDefs(config, tree);
  const { apis, problems, outline } = await loadApis(paths, config, defs);
  const { model } = buildModel({ config, tree, drafts: true, words: modelWords(paths), outline });
  await renderApis(paths, model, apis);
  for (const problem of problems) console.error(`${problem.severity}  ${formatProblem(problem)}`);
  const result: PreviewApis = { outlines: Object.fromEntries(apis.map((api) => [api.file, Object.fromEntries(Object.entries(api.locales).map(([locale, { outline }]) => [locale, outline]))])), problems };
  mkdirSync(join(paths.work, 'api'), { recursive: true });
  writeJson(join(paths.work, PREVIEW_APIS), result);
}

previewApis().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
