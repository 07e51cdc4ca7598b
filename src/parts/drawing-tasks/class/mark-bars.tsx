import { useState } from 'react';
import type { DistributionRow } from '#form/activity-type.ts';
import type { ReportProps } from '#form/activity-views.ts';
import { ReportBar } from '#parts/quiz-questions/views/report/report-bar.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './class.module.css';
import { classMessages } from './messages.ts';

/** A bar for each row of the report, which opens to show names. */
export function MarkBars({ report: { rows, unanswered }, context }: Pick<ReportProps, 'report' | 'context'>) {
  const t = useMessages(classMessages);
  const [openLabel, setOpenLabel] = useState<string>();
  const bars: DistributionRow[] = [
    ...rows,
    ...(unanswered.length > 0
      ? [{ label: t('not_drawn'), part: '', correct: null, student_ids: unanswered }]
      : []),
  ];
  const totalStudents = new Set(bars.flatMap(({ student_ids }) => student_ids)).size;
  return (
    <section aria-label={t('marks')} className={styles.bars}>
      {bars.map(({ label, correct, student_ids, earlier }) => (
        <ReportBar
          key={`${label} ${String(correct)}`}
          label={label}
          correct={correct}
          isEarlier={earlier ?? false}
          studentIds={student_ids}
          nameOf={context.nameOf}
          totalStudents={totalStudents}
          isOpen={openLabel === label}
          onToggle={() => setOpenLabel(openLabel === label ? undefined : label)}
        />
      ))}
    </section>
  );
}
