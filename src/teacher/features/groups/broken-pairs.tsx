import { findBrokenPairs } from '#contract/rules/group-rules.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Group, type GroupSet, getNameWithGroup } from './arrangement.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';

/** Warns of the pairs of students that the groups do not keep apart or together as they should. */
export function BrokenPairs({ set, groups }: { set: GroupSet; groups: readonly Group[] }) {
  const t = useMessages(groupMessages);
  const getStudentName = (id: number) => getNameWithGroup(groups, set.students, id);
  const brokenPairs = findBrokenPairs(
    groups.map(({ members }) => members),
    set.pairs,
  );
  if (brokenPairs.length === 0) return null;
  return (
    <ul role="status" className={styles.warnings}>
      {brokenPairs.map(({ first_id, second_id, kind }) => (
        <li key={`${first_id} ${second_id}`}>
          {t(`broken_${kind}`, { first: getStudentName(first_id), second: getStudentName(second_id) })}
        </li>
      ))}
    </ul>
  );
}
