import type { ReportProps } from '#form/activity-views.ts';
import { ReadingReport } from '#parts/reading/views/reading-report.tsx';
import { useSpace } from '#parts/spaces/use-space.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Wall } from '../model.ts';
import { overlayCard } from '../wall/shown-cards.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

/** The number of cards by each student, and the students who have opened the wall. */
export function ReportView({ report, context, hasStarted }: ReportProps<Wall>) {
  const t = useMessages(classMessages);
  const { number } = useFormats();
  const { items, nameOf } = useSpace(context.spaces, 'wall', overlayCard);
  const cardCountByStudent = new Map<number, number>();
  for (const { by } of items.values())
    if (by !== null) cardCountByStudent.set(by, (cardCountByStudent.get(by) ?? 0) + 1);
  const studentIds = [
    ...new Set([...report.rows.flatMap(({ student_ids }) => student_ids), ...report.unanswered]),
  ];
  const studentRows = [...new Set([...studentIds, ...cardCountByStudent.keys()])].map((id) => ({
    id,
    name: context.nameOf(id) || nameOf(id),
    count: cardCountByStudent.get(id) ?? 0,
  }));
  return (
    <>
      <h3>{t('cards_by_student')}</h3>
      <ul className={styles.counts}>
        {[...studentRows]
          .sort((one, other) => other.count - one.count)
          .map(({ id, name, count }) => (
            <li key={id} data-none={count === 0 || undefined}>
              <span>{name}</span>
              <span>{number(count)}</span>
            </li>
          ))}
      </ul>
      <ReadingReport report={report} nameOf={context.nameOf} hasStarted={hasStarted} />
    </>
  );
}
