import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Student } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';

type SavedArrangementProps = {
  item: ApiReply<'GET /group/history'>['items'][number];
  students: readonly Student[];
};

/** Shows when, by whom and why an arrangement was saved, and the students of its groups. */
export function SavedArrangement({ item, students }: SavedArrangementProps) {
  const t = useMessages(groupMessages);
  const formats = useFormats();
  const { cause, saved_at, saved_by_name, groups } = item;
  const nameById = new Map(students.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.lineText}>
      <strong>{t(`cause_${cause}`)}</strong>{' '}
      <span className={styles.small}>
        {t('history_line', {
          time: `${formats.date(saved_at)} ${formats.time(saved_at)}`,
          name: saved_by_name,
        })}
      </span>
      <p className={styles.small} data-group="">
        {groups
          .filter(({ members }) => members.length > 0)
          .map(
            ({ name, members }) =>
              `${name}: ${formats.list(members.flatMap((memberId) => nameById.get(memberId) ?? []))}`,
          )
          .join(' / ')}
      </p>
    </div>
  );
}
