import type { Problem } from '@/lib/content/problem.ts';
import { isBuiltIn, pluginName } from '@/lib/docusaurus/own-plugins.ts';
import type { SiteConfig } from './config-schema.ts';
import { footerItems } from './footer-schema.ts';
import { PLUGIN_LISTS } from './plugin-settings.ts';

/** Reports mistakes that concern several settings. */
export function crossChecks(config: SiteConfig, file: string): Problem[] {
  const problems: Problem[] = [];
  const fail = (message: string) => problems.push({ file, severity: 'error', message });
  const codes = config.locales.map((locale) => locale.code);
  if (!codes.includes(config.defaultLocale))
    fail(
      `\`defaultLocale\` is "${config.defaultLocale}", which is not in \`locales\` (${codes.join(', ')}).`,
    );
  const paths = (config.sections ?? []).map((section) => section.path);
  for (const path of new Set(paths))
    if (paths.indexOf(path) !== paths.lastIndexOf(path))
      fail(`\`sections\`: two sections claim the path "${path}".`);
  const folders = (config.sections ?? []).flatMap((section) => [
    ...(section.openapi === undefined ? [section.folder ?? section.path] : []),
    ...section.olderVersions.map((version) => version.folder),
  ]);
  for (const folder of new Set(
    folders.filter((folder, index) => folders.indexOf(folder) !== index),
  ))
    fail(
      `\`sections\`: the folder "${folder}" is used twice. Every section version needs a folder of its own.`,
    );
  for (const section of config.sections ?? []) {
    if (section.openapi !== undefined && section.folder !== undefined)
      fail(
        `\`sections\`: "${section.path}" has both \`folder\` and \`openapi\`. A section is made of one of them.`,
      );
  }
  for (const link of footerItems(config.footer)) {
    const targets = [link.to, link.href].filter((target) => target !== undefined).length;
    if (link.html !== undefined && link.label === undefined && targets === 0) continue;
    const name = JSON.stringify(link.label ?? link.to ?? link.href ?? link.html);
    if (link.label === undefined || link.html !== undefined)
      fail(`The link ${name} of the footer needs a \`label\` with its address, or \`html\` alone.`);
    else if (targets !== 1)
      fail(
        `The link ${name} needs exactly one of \`to\` (a path of this site) and \`href\` (a full address).`,
      );
  }
  for (const list of PLUGIN_LISTS)
    for (const entry of config[list] ?? [])
      if (isBuiltIn(entry))
        fail(
          `\`${list}\` has ${pluginName(entry)}, which the portal has built in. Leave it out; \`math: true\` is for formulas, \`emoji: true\` for emoji.`,
        );
  for (const { path, olderVersions, lastVersion = 'current' } of config.sections ?? []) {
    const names = ['current', ...olderVersions.map(({ name }) => name)];
    if (!names.includes(lastVersion))
      fail(
        `\`sections\`: the section "${path}" has no version "${lastVersion}" (\`lastVersion\`). Versions: ${names.join(', ')}.`,
      );
    for (const name of new Set(
      names.filter((candidate, index) => names.indexOf(candidate) !== index),
    ))
      fail(`\`sections\`: the section "${path}" has two versions "${name}".`);
  }
  return problems;
}
