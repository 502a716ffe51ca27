import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@/lib/build/error-code.ts';
import { prepareConfig } from '@/lib/build/prepare.ts';
import { SiteCheck } from '@/lib/preview/site-check.ts';
import { touchStamp } from '@/lib/preview/stamp.ts';
import { ProblemTeller } from '@/lib/preview/tell-problems.ts';
import { watchFolders } from '@/lib/preview/watch-folders.ts';
import { problemsFile } from '@/lib/render-data/preview-state.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { writeWhole } from '@/lib/site/write-whole.ts';

/**
 * Lives as long as the server of a preview (lib/preview/start-worker.ts): after every change it makes the data of API pages that have changed,
 * and looks at the whole site as a build would. What it finds is shown by the pages and told in the terminal.
 */
async function work(): Promise<void> {
  // The page that a writer waits for comes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const paths = sitePaths();
  const check = new SiteCheck(paths, await prepareConfig(paths));
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
    ...['openapi', 'messages'].map((name) => join(paths.site, name)),
  ];
  // A changed page is rendered by Next at the same time: on two cores both would be late.
  watchFolders(
    folders,
    (done) => void look().catch(tellFailure).then(done),
    (folder) => (folder === paths.content ? 600 : 50),
  );
}

function tellFailure(error: unknown): void {
  // A file that went while it was looked at: its going leads to the next look.
  if (errorCode(error) !== 'ENOENT')
    console.error('The preview could not look at the whole site.', error);
}

process.on('disconnect', () => process.exit());
work().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
