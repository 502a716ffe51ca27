import { browserPackages } from '@/lib/build/browser-packages.ts';
import { licenceFile } from '@/lib/outputs/licence-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Lists the packages of which something is published for browsers, with their licences. Fails on one that asks for more than a notice. */
const packages = browserPackages(sitePaths());
for (const { name, version, licence } of packages)
  console.log(`${name} ${version}: ${licence || 'see its text'}`);
licenceFile(packages);
console.log(`\n${packages.length} packages, all of them published with their notices.`);
