import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@/lib/text/error-code.ts';
import { prepareConfig } from '@/lib/build/prepare-config.ts';
import { SiteCheck } from '@/lib/preview/site-check.ts';
import { touchStamp } from '@/lib/preview/stamp.ts';
import { ProblemTeller } from '@/lib/preview/tell-problems.ts';
import { watchFolders } from '@/lib/preview/watch-folders.ts';
import { problemsFile } from '@/lib/render-data/preview-folders.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';

/**
 * Runs as long as the preview's server (lib/preview/start-worker.ts). After every change it renders
 * the data of changed API pages and checks the whole site as a build would. Pages and terminal show
 * the results.
 */
async function work(): Promise<void> {
  // Rendering the writer's page has priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const paths = sitePaths();
  const { config } = await prepareConfig(paths, { quiet: true });
  const check = new SiteCheck(paths, config);
  const teller = new ProblemTeller((line) => console.log(line));
  const touch = () => touchStamp(paths.work);
  let last = '';
  const look = async () => {
    const problems = await check.run(touch);
    const text = JSON.stringify(problems);
    if (text === last) return;
    last = text;
    writeWhole(problemsFile(paths), text);
    teller.tell(problems);
    touch();
  };
  const folders = [
    paths.content,
    paths.public,
    ...['openapi', 'messages', 'src'].map((name) => join(paths.site, name)),
  ];
  // Next renders the changed page at the same time, and two cores are not enough for both.
  watchFolders(
    folders,
    (done) => void look().catch(tellFailure).then(done),
    (folder) => (folder === paths.content ? 600 : 50),
  );
}

function tellFailure(error: unknown): void {
  // The file was deleted during the check, which starts another check.
  if (errorCode(error) !== 'ENOENT')
    console.error('The preview could not look at the whole site.', error);
}

process.on('disconnect', () => process.exit());
work().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
