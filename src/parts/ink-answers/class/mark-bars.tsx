import { useState } from 'react';
import type { ReportProps } from '#form/activity-views.ts';
import { ReportBar } from '#parts/quiz-questions/views/report/report-bar.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './class.module.css';
import { classMessages } from './messages.ts';

/** A bar for each mark, which opens to show names. */
export function MarkBars({ report: { rows, unanswered }, context }: Pick<ReportProps, 'report' | 'context'>) {
  const t = useMessages(classMessages);
  const [openLabel, setOpenLabel] = useState<string>();
  const bars = [
    ...rows,
    ...(unanswered.length > 0 ? [{ label: t('not_drawn'), student_ids: unanswered }] : []),
  ];
  const totalStudents = bars.reduce((sum, { student_ids }) => sum + student_ids.length, 0);
  return (
    <section aria-label={t('marks')} className={styles.bars}>
      {bars.map(({ label, student_ids }) => (
        <ReportBar
          key={label}
          label={label}
          correct={null}
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
