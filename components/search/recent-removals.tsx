import { IconButton } from '@/components/ui/icon-button.tsx';
import { ClearIcon } from './clear-icon.tsx';
import type { IdleRow } from './idle-rows.ts';
import styles from './suggestions.module.css';

interface Props {
  rows: readonly IdleRow[];
  /** The name of a button, with a place for the `{query}`. */
  label: string;
  onForget: (text: string) => void;
}

/**
 * A button in the row of each earlier search. They stand beside the list, because an option of a
 * list can contain no button.
 */
export const RecentRemovals = ({ rows, label, onForget }: Props) => (
  <div className={styles.removals} data-search-removals>
    {rows.map(
      (row) =>
        row.type === 'recent' && (
          <IconButton
            key={row.text}
            label={label.replace('{query}', () => row.text)}
            onClick={() => onForget(row.text)}
          >
            <ClearIcon />
          </IconButton>
        ),
    )}
  </div>
);
