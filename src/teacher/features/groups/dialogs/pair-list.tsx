import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Group, type GroupSet, nameInGroups } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

/** The pairs of a set, each with a button that deletes it. */
export function PairList({ set, groups }: { set: GroupSet; groups: readonly Group[] }) {
  const t = useMessages(groupMessages);
  const remove = useSend('POST /group/pair_delete', { refreshes: ['GET /group/set_detail'] });
  const nameOf = (id: number) => nameInGroups(groups, set.students, id);
  return (
    <>
      {set.pairs.length === 0 && <p className={styles.hint}>{t('no_pairs')}</p>}
      <ul className={styles.list}>
        {set.pairs.map(({ first_id, second_id, kind: own }) => (
          <li key={`${first_id} ${second_id}`} className={styles.line}>
            <span className={styles.lineText}>
              <strong>{t(own)}</strong> {nameOf(first_id)} · {nameOf(second_id)}
            </span>
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={t('delete_pair', { first: nameOf(first_id), second: nameOf(second_id) })}
              onClick={() => remove.mutate({ class_id: set.class_id, first_id, second_id })}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
