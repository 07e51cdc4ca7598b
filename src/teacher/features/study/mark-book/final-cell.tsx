import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useOpenDialog } from './book-dialogs.tsx';
import { type BookedStudent, toPercent } from './booked.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';
import { Percent } from './percent.tsx';

type FinalCellProps = { student: BookedStudent; name: string; canChange: boolean };

/** The final mark: the teacher's, or the computed total. The button opens the dialog that sets it. */
export function FinalCell({ student, name, canChange }: FinalCellProps) {
  const t = useMessages(markBookMessages);
  const openDialog = useOpenDialog();
  const label = t('final_of', { name });
  if (!canChange) return <FinalMark student={student} />;
  return (
    <button
      type="button"
      className={styles.finalButton}
      title={label}
      onClick={() => openDialog({ dialog: 'final', userId: student.user_id })}
    >
      <span className="el-visually-hidden">{label}</span> <FinalMark student={student} />
    </button>
  );
}

function FinalMark({ student: { final, total } }: { student: BookedStudent }) {
  const t = useMessages(markBookMessages);
  const { number, dateTime } = useFormats();
  if (!final)
    return (
      <span className={styles.computed}>
        <Percent share={total.share} />
      </span>
    );
  const { share, teacher_name: teacher, changed_at, reason, is_outdated, computed_share } = final;
  const format = (value: number | null) => (value === null ? '–' : number(toPercent(value) ?? 0));
  const changed = t('total_changed', { before: format(computed_share), after: format(total.share) });
  return (
    <>
      <b title={t('final_set', { teacher, time: dateTime(changed_at), reason })}>{format(share)}</b>{' '}
      {is_outdated && (
        <span className={styles.changed} title={changed}>
          <span aria-hidden="true">↻</span>
          <span className="el-visually-hidden">{changed}</span>
        </span>
      )}
    </>
  );
}
