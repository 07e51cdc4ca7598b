import { IconClock, IconTrash } from '@tabler/icons-react';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './course-list.module.css';

type SelectionBarProps = {
  selectedCount: number;
  onSelectAll: () => void;
  onSetDue: () => void;
  onDelete: () => void;
  onStopSelecting: () => void;
};

/** Actions for several selected coursewares. The bar stays visible while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedCount, onSelectAll, onSetDue, onDelete, onStopSelecting } = props;
  const t = useMessages(coursewareMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.selection}>
      <strong aria-live="polite">{t('selected', { count: selectedCount })}</strong>
      <div className={styles.actions}>
        <Button look="plain" onClick={onSelectAll}>
          {t('select_all')}
        </Button>
        <Button look="plain" disabled={selectedCount === 0} onClick={onSetDue}>
          <IconClock size={18} aria-hidden="true" />
          <span>{t('set_due')}</span>
        </Button>
        <Button look="soft-danger" disabled={selectedCount === 0} onClick={onDelete}>
          <IconTrash size={18} aria-hidden="true" />
          <span>{tCommon('delete')}</span>
        </Button>
        <Button look="plain" onClick={onStopSelecting}>
          {t('select_done')}
        </Button>
      </div>
    </div>
  );
}
