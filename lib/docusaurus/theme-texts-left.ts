import { withoutCounterpart } from '@/lib/i18n/theme-messages.ts';
import { counted } from '@/lib/text/counted.ts';
import type { Report } from './report.ts';
import type { Translations } from './translations.ts';

/** Reports the texts of the theme that nothing in the portal stands for: once, by their kinds. */
export function themeTextsLeft(translations: Translations, report: Report): void {
  const [first] = Object.entries(translations.messages('code.json'));
  if (!first) return;
  const [locale, texts] = first;
  const left = withoutCounterpart(texts);
  if (left.length === 0) return;
  const kinds = new Map<string, number>();
  for (const id of left) {
    const kind = id.split('.').slice(0, 2).join('.');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const named = [...kinds].map(([kind, count]) => `${kind} (${count})`).join(', ');
  report.add({
    file: `${translations.folders[locale] ?? ''}/code.json`,
    message: `The portal does not show ${counted(left.length, 'text')} of the theme, for which it has no place: ${named}. Write other words of the interface into messages/${locale}.json of the site folder.`,
  });
}
