import { Button } from '@/components/ui/button.tsx';
import { LargeSearchField } from './large-search-field.tsx';
import { LargeSearchForm } from './large-search-form.tsx';
import { SearchIcon } from './search-icon.tsx';
import { searchPaths } from './search-paths.ts';
import styles from './large-search.module.css';

interface Props {
  locale: string;
  words: { search: string; button: string };
  /** The question is at first what the address of the page says. */
  ofAddress?: boolean;
}

/** A large field for a question to the whole portal. */
export function LargeSearch({ locale, words: { search, button }, ofAddress }: Props) {
  return (
    <LargeSearchForm
      role="search"
      aria-label={search}
      files={searchPaths(locale)}
      className={styles.form}
    >
      <SearchIcon className={styles.icon} />
      <LargeSearchField
        className={styles.field}
        aria-label={search}
        placeholder={search}
        ofAddress={ofAddress}
      />
      <Button type="submit" variant="primary" size="large" className={styles.button}>
        {button}
      </Button>
    </LargeSearchForm>
  );
}
