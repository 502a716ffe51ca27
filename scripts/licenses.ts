import { browserPackages } from '@/lib/build/browser-packages.ts';
import { licenseFile } from '@/lib/outputs/license-file.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/**
 * Lists the packages whose code is published for browsers, with their licenses. Fails for licenses
 * that demand more than a notice.
 */
function licenses(): void {
  const packages = browserPackages(sitePaths());
  for (const { name, version, license } of packages)
    console.log(`${name} ${version}: ${license || 'see its text'}`);
  licenseFile(packages);
  console.log(`\n${packages.length} packages, all of them published with their notices.`);
}

await runCommand(licenses);
