import { NotTranslated } from '@/components/docs/not-translated.tsx';
import type { ApiPage } from '@/lib/docs/types.ts';
import styles from './operation-view.module.css';

/** A notice that the document is not translated into this language. */
export function TranslationNotice({ page }: { page: ApiPage }) {
  if (page.translation !== 'missing') return null;
  return (
    <div className={styles.notice} data-no-search>
      <NotTranslated />
    </div>
  );
}
