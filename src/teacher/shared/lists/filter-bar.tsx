import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './filter-bar.module.css';
import { listMessages } from './list-messages.ts';

type FilterBarProps = {
  /** The keyword field, which is always shown. */
  search: ReactNode;
  /** Further fields that filter or sort the list. */
  children: ReactNode;
  /** Number of these fields that are set. */
  count: number;
};

/**
 * The filters of a list. Phones fold all but the keyword field behind a button, which says how many are set.
 */
export function FilterBar({ search, children, count }: FilterBarProps) {
  const t = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      {search}
      <Button
        look="plain"
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        <span>{count > 0 ? t('filters_set', { count }) : t('filters')}</span>
      </Button>
      <div id={id} className={styles.fields} data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  );
}
