import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './course-list.module.css';

type SelectionBarProps = {
  selectedCount: number;
  onSelectAll: () => void;
  onDelete: () => void;
  onStopSelecting: () => void;
};

/** Actions for several selected coursewares. The bar stays visible while the list scrolls. */
export function SelectionBar({ selectedCount, onSelectAll, onDelete, onStopSelecting }: SelectionBarProps) {
  const t = useMessages(coursewareMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.selection}>
      <strong aria-live="polite">{t('selected', { count: selectedCount })}</strong>
      <div className={styles.actions}>
        <Button variant="default" onClick={onSelectAll}>
          {t('select_all')}
        </Button>
        <Button
          color="red"
          variant="light"
          disabled={selectedCount === 0}
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        >
          {tCommon('delete')}
        </Button>
        <Button variant="default" onClick={onStopSelecting}>
          {t('select_done')}
        </Button>
      </div>
    </div>
  );
}
