import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
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
        variant="default"
        className={styles.fold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('filters_set', { count }) : t('filters')}
      </Button>
      <div id={id} className={styles.fields} data-open={isOpen || undefined}>
        {children}
      </div>
    </search>
  );
}
