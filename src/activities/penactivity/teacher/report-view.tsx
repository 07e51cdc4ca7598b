import { useState } from 'react';
import type { ReportProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { ReportBar } from '#parts/quiz-questions/views/report/report-bar.tsx';
import { reportMessages } from '#parts/quiz-questions/views/report/report-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Sheet } from '../model.ts';
import { toShownPlace } from '../shown-place.ts';
import { useInkPages } from '../use-ink-pages.ts';
import styles from './teacher.module.css';

const noAttempts: NonNullable<ReportProps['attempts']> = [];

/** The region of all students side by side, and how many got which mark. */
export function ReportView(props: ReportProps<Sheet>) {
  const { content, questionId, report, context, attempts = noAttempts } = props;
  const t = useMessages(reportMessages);
  const pages = useInkPages(content.pages);
  const question = content.questions.find(({ id }) => id === questionId);
  if (!question) return <p>{t('question_gone')}</p>;
  return (
    <div className={styles.report}>
      <Guide guide={question} />
      <Marks key={`marks ${questionId}`} report={report} nameOf={context.nameOf} />
      <InkGallery
        key={`gallery ${questionId}`}
        attempts={attempts}
        pages={pages}
        at={toShownPlace(question, pages)}
        context={context}
      />
    </div>
  );
}

type MarksProps = Pick<ReportProps, 'report'> & Pick<ReportProps['context'], 'nameOf'>;

function Marks({ report: { rows, unanswered }, nameOf }: MarksProps) {
  const t = useMessages(reportMessages);
  const [openLabel, setOpenLabel] = useState<string>();
  const bars = [
    ...rows.map(({ label, student_ids }) => ({ label, student_ids })),
    ...(unanswered.length > 0 ? [{ label: t('not_answered'), student_ids: unanswered }] : []),
  ];
  const total = bars.reduce((sum, { student_ids }) => sum + student_ids.length, 0);
  return (
    <section aria-label={t('answers_given')}>
      {total > 0 && total === unanswered.length && <p>{t('nobody')}</p>}
      {bars.map(({ label, student_ids }) => (
        <ReportBar
          key={label}
          label={label}
          correct={null}
          studentIds={student_ids}
          nameOf={nameOf}
          totalStudents={total}
          isOpen={openLabel === label}
          onToggle={() => setOpenLabel(openLabel === label ? undefined : label)}
        />
      ))}
    </section>
  );
}
