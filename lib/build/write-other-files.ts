import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types.ts';
import { PUBLISHED_FOLDER } from '@/lib/openapi/document-name.ts';
import { LICENSE_FILE, licenseFile, licenseWarnings } from '@/lib/outputs/license-file.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { LOADED_FILE } from '@/lib/render-data/loaded-marker.ts';
import { assets } from '@/lib/render-data/work-schemas.ts';
import { SHARE_FOLDER } from '@/lib/share-pictures/share-picture.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { browserPackages } from './browser-packages.ts';
import { copyInto } from './copy-into.ts';
import { copyPublic } from './copy-public.ts';
import { writeOutputs } from './write-outputs.ts';
import { writePrintPages } from './write-print-pages.ts';
import { writeSidebars } from './write-sidebars.ts';

const FAVICON = 'favicon.ico';

/**
 * Writes what is published besides the pages: outputs, pages to print, the site's own files, API
 * documents, pictures, licenses.
 */
export function writeOtherFiles(paths: SitePaths, model: SiteModel, folder: string): void {
  writeOutputs(paths, model, folder);
  writePrintPages(paths, model, folder);
  writeSidebars(model, folder);
  for (const name of copyPublic(paths.public, folder))
    console.warn(
      `${join(paths.public, name)} takes the place of a file that the build makes. If that is not meant, give it another name.`,
    );
  copyInto(join(paths.work, 'api', PUBLISHED_FOLDER), folder);
  copyInto(join(paths.work, 'share'), join(folder, SHARE_FOLDER));
  copyPictures(paths, folder);
  writeFileSync(join(folder, LOADED_FILE.name), LOADED_FILE.content);
  // Browsers always request it. A site's own icon has precedence.
  if (!existsSync(join(folder, FAVICON)))
    cpSync(join(paths.repository, 'public', FAVICON), join(folder, FAVICON));
  const packages = browserPackages(paths);
  for (const warning of licenseWarnings(packages)) console.warn(warning);
  writeFileSync(join(folder, LICENSE_FILE), licenseFile(packages));
}

function copyPictures(paths: SitePaths, folder: string): void {
  const { images } = readJson(join(paths.work, 'assets.json'), assets);
  for (const [name, file] of Object.entries(images)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(file, join(folder, name), { dereference: true });
  }
}
