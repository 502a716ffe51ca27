import type { SearchManifest } from '@/lib/search/manifest.ts';

/** Contexts and versions to choose from; shown when there is a choice. What the address names and nobody knows is left out. */
export function fillChoices(form: HTMLFormElement, manifest: SearchManifest, query: URLSearchParams): void {
  const contexts = manifest.contexts.filter((context) => context.path !== '').map(({ path, label }) => [path, label] as const);
  const versions = manifest.contexts.flatMap((context) => context.versions.filter((version) => version.path !== '').map(({ path, label }) => [path, `${context.label} ${label}`] as const));
  fill(form, 'contexts', [['', manifest.words.everywhere ?? ''], ...contexts], query.get('ctx'));
  fill(form, 'versions', [['', manifest.words.currentVersion ?? ''], ...versions], query.get('version'));
}

/** What is chosen; empty for everything. */
export const choice = (form: HTMLFormElement, name: 'ctx' | 'version'): string => form.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? '';

function fill(form: HTMLFormElement, name: 'contexts' | 'versions', options: readonly (readonly [string, string])[], chosen: string | null): void {
  const label = form.querySelector<HTMLElement>(`[data-search-${name}]`);
  const select = label?.querySelector('select');
  if (!label || !select) return;
  label.hidden = options.length < 3 && name === 'contexts' ? true : options.length < 2;
  // After a new deployment there may be others.
  const isFilled = select.options.length === options.length && options.every(([value, text], index) => select.options[index]!.value === value && select.options[index]!.textContent === text);
  if (!isFilled) {
    select.replaceChildren(
      ...options.map(([value, text]) => {
        const option = document.createElement('option');
        option.value = value;
        option.textContent = text;
        return option;
      }),
    );
  }
  select.value = options.some(([value]) => value === chosen) ? (chosen ?? '') : '';
}
