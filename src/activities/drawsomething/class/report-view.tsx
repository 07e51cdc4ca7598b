import { useState } from 'react';
import type { ReportProps } from '#form/activity-views.ts';
import { InkGallery } from '#parts/ink-answers/gallery/ink-gallery.tsx';
import { Guide } from '#parts/quiz-questions/answer-parts/guide.tsx';
import { ReportBar } from '#parts/quiz-questions/views/report/report-bar.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownDrawing } from '../model.ts';
import { toInkPage } from '../page.ts';
import { toGuide } from '../public-drawing.ts';
import { TaskText } from '../task-text.tsx';
import { usePages, wholePage } from '../use-pages.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

/** The marks of a class, and its drawings side by side. */
export function ReportView(props: ReportProps<ShownDrawing>) {
  const { content, questionId, context, attempts = [] } = props;
  const pages = usePages(toInkPage(content));
  const guide = toGuide(content, questionId);
  return (
    <div className={styles.report}>
      <TaskText {...content} mediaUrl={context.mediaUrl} />
      {guide && <Guide guide={guide} />}
      <MarkBars {...props} />
      {attempts.length > 0 && <InkGallery {...{ attempts, pages, context }} at={wholePage} />}
    </div>
  );
}

/** A bar for each mark, which opens to show names. */
function MarkBars({ report: { rows, unanswered }, context }: ReportProps<ShownDrawing>) {
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
