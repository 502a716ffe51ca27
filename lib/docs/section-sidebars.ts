import type { Problem } from '@/lib/content/problem.ts';
import { buildSidebar } from './build-sidebar.ts';
import type { CategoryIndex } from './category-pages.ts';
import type { SectionDef } from './section-defs.ts';
import type { SidebarInput } from './sidebar-folders.ts';
import type { NamedSidebar, SidebarItem } from './sidebar-types.ts';
import { splitName } from './slugs.ts';
import { specSidebars } from './spec-sidebar.ts';

/** The sidebars of the section's sidebars file, else the one of its folders. */
export function buildSidebars(
  input: SidebarInput,
  { sidebars: specs, numberPrefixes }: SectionDef,
  locale: string,
): {
  items: SidebarItem[];
  sidebars?: NamedSidebar[];
  indexes: (CategoryIndex & { sidebar?: number })[];
  problems: Problem[];
} {
  if (!specs) return buildSidebar(input);
  const sidebars = specs.translated?.[locale] ?? specs.sidebars;
  const built = specSidebars({
    ...input,
    specs: { ...specs, sidebars },
    locale,
    split: (name) => splitName(name, numberPrefixes),
  });
  return { ...built, items: built.sidebars[0]?.items ?? [] };
}
