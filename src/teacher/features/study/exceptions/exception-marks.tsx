import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './exception-marks.module.css';
import { exceptionMessages } from './exception-messages.ts';
import { type ExceptionMark, listExceptionMarks, type StudentDifferences } from './list-exception-marks.ts';

/** Returns a function that gives the text of a mark, and its details for a tooltip. */
function useDescribeMark(): (mark: ExceptionMark) => { text: string; title: string } {
  const t = useMessages(exceptionMessages);
  const { dateTime } = useFormats();
  return (mark) => {
    switch (mark.kind) {
      case 'excused':
        return { text: t('excused'), title: t('excuse_note') };
      case 'late':
        return { text: t('mark_late'), title: t('mark_late_title') };
      case 'minutes':
        return { text: t('mark_minutes', { count: mark.count }), title: t('extra_time_note') };
      case 'attempts':
        return { text: t('mark_attempts', { count: mark.count }), title: t('extra_attempt_note') };
      case 'due':
        return { text: t('mark_due'), title: t('mark_due_title', { time: dateTime(mark.time) }) };
      default:
        return { text: t(`mark_${mark.kind}`), title: [dateTime(mark.time), mark.message].join(' ').trim() };
    }
  };
}

/** Small marks beside a student's name; nothing for students with the rules of the class. */
export function ExceptionMarks({ person }: { person: StudentDifferences }) {
  const describeMark = useDescribeMark();
  const exceptionMarks = listExceptionMarks(person);
  if (exceptionMarks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {exceptionMarks.map((mark) => {
        const { text, title } = describeMark(mark);
        return (
          <span key={mark.kind} className={styles.mark} data-kind={mark.kind} title={title}>
            {text}
          </span>
        );
      })}
    </span>
  );
}
