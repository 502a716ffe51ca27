import { newSite } from '@/lib/new-site/new-site.ts';
import { calledAs } from '@/lib/site/called-as.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/** `npm run init -- ../my-docs`: makes a small site and says how it is looked at. */
function init([folder]: readonly string[]): void {
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('Name the folder of the new site: npm run init -- ../my-docs');
  const files = newSite(sitePaths({}).repository, folder);
  console.log(
    `${folder} has a site of ${files.length} files. Look at it:\n\n  ${calledAs('npm run dev', { SITE_DIR: folder })}\n\nWhat to change first, how to build and how to publish: ${folder}/README.md`,
  );
}

await runCommand(() => init(process.argv.slice(2)));
