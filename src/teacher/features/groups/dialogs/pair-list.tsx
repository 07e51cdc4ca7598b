import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Group, type GroupSet, getNameWithGroup } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

/** The pairs of a set, each with a button that deletes it. */
export function PairList({ set, groups }: { set: GroupSet; groups: readonly Group[] }) {
  const t = useMessages(groupMessages);
  const deletePairCall = useSend('POST /group/pair_delete', { refreshes: ['GET /group/set_detail'] });
  const getStudentName = (id: number) => getNameWithGroup(groups, set.students, id);
  return (
    <>
      {set.pairs.length === 0 && <p className={styles.hint}>{t('no_pairs')}</p>}
      <ul className={styles.list}>
        {set.pairs.map(({ first_id, second_id, kind: pairKind }) => (
          <li key={`${first_id} ${second_id}`} className={styles.line}>
            <span className={styles.lineText}>
              <strong>{t(pairKind)}</strong> <span>{getStudentName(first_id)}</span> ·{' '}
              <span>{getStudentName(second_id)}</span>
            </span>
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={t('delete_pair', {
                first: getStudentName(first_id),
                second: getStudentName(second_id),
              })}
              onClick={() => deletePairCall.mutate({ class_id: set.class_id, first_id, second_id })}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
