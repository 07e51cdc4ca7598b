import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { useRestoreSet } from './use-delete-set.ts';

type SetListReply = ApiReply<'GET /group/set_list'>;

type DeletedSetsProps = { deletedSets: SetListReply['deleted']; onOpen: (id: number) => void };

/** The deleted sets of the class, each with a button that restores it. */
export function DeletedSets({ deletedSets, onOpen }: DeletedSetsProps) {
  const t = useMessages(groupMessages);
  const restore = useRestoreSet(onOpen);
  if (deletedSets.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>
        {t('deleted_sets')} ({deletedSets.length})
      </summary>
      <ul className={styles.list}>
        {deletedSets.map(({ id, name, deleted_by_name }) => (
          <li key={id} className={styles.line}>
            <span className={styles.lineText}>
              {name} <span className={styles.small}>{deleted_by_name}</span>
            </span>
            <Button size="xs" variant="light" onClick={() => restore(id)}>
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
