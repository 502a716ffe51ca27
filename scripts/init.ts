import { newSite } from '@/lib/new-site/new-site.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** `npm run init -- ../my-docs`: makes a small site and says how it is looked at. */
const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  console.error('Name the folder of the new site: npm run init -- ../my-docs');
  process.exitCode = 1;
} else {
  try {
    const files = newSite(sitePaths({}).repository, folder);
    console.log(
      `${folder} has a site of ${files.length} files. Look at it:\n\n  SITE_DIR=${folder} npm run dev\n\nWhat to change first, how to build and how to publish: ${folder}/README.md`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
