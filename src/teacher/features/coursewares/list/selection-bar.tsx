import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './course-list.module.css';

type SelectionBarProps = { count: number; onAll: () => void; onDelete: () => void; onDone: () => void };

/** Actions for several selected coursewares. The bar stays visible while the list scrolls. */
export function SelectionBar({ count, onAll, onDelete, onDone }: SelectionBarProps) {
  const t = useMessages(coursewareMessages);
  const common = useMessages(commonMessages);
  return (
    <div className={styles.selection}>
      <strong aria-live="polite">{t('selected', { count })}</strong>
      <div className={styles.actions}>
        <Button variant="default" onClick={onAll}>
          {t('select_all')}
        </Button>
        <Button
          color="red"
          variant="light"
          disabled={count === 0}
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        >
          {common('delete')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('select_done')}
        </Button>
      </div>
    </div>
  );
}
