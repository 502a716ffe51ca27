import { NotTranslated } from '@/components/docs/not-translated.tsx';
import type { ApiPage } from '@/lib/docs/types.ts';
import styles from './operation-view.module.css';

/** Says where the texts of the document are in the language it was written in. */
export function TranslationNotice({ page }: { page: ApiPage }) {
  if (page.translation !== 'missing') return null;
  return (
    <div className={styles.notice} data-no-search>
      <NotTranslated />
    </div>
  );
}
