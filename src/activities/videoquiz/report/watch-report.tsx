import type { Timeline } from '#form/activity-type.ts';
import type { ReportProps } from '#form/activity-views.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ShownVideoQuiz } from '../model.ts';
import { HeatStrip } from './heat-strip.tsx';
import { PersonStrip } from './person-strip.tsx';
import { watchMessages } from './report-messages.ts';
import { StopList } from './stop-list.tsx';
import { StripTable } from './strip-table.tsx';
import styles from './watch-report.module.css';

/** What the class watched, joined with its questions; below, what each student watched. */
export function WatchReport({ content, report, context, hasStarted }: ReportProps<ShownVideoQuiz>) {
  const t = useMessages(watchMessages);
  const { timeline, unanswered } = report;
  if (!timeline) return null;
  const titleOf = (id: string) => {
    const question = content.questions.find((one) => one.id === id);
    return question ? toQuestionInfo(question).title : '';
  };
  const { nameOf } = context;
  return (
    <div className={styles.report}>
      {timeline.people.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <>
          <HeatStrip timeline={timeline} />
          <StripTable timeline={timeline} />
        </>
      )}
      <StopList stops={timeline.stops} titleOf={titleOf} />
      {timeline.people.length > 0 && <PeopleList people={timeline.people} nameOf={nameOf} />}
      <Names title={t('only_opened')} ids={unanswered.filter(hasStarted)} nameOf={nameOf} />
      <Names title={t('not_opened')} ids={unanswered.filter((id) => !hasStarted(id))} nameOf={nameOf} />
    </div>
  );
}

type NameOf = ReportProps['context']['nameOf'];

function PeopleList({ people, nameOf }: { people: Timeline['people']; nameOf: NameOf }) {
  const t = useMessages(watchMessages);
  const { percent } = useFormats();
  return (
    <section>
      <h3>{t('per_student')}</h3>
      <ul className={styles.people}>
        {people.map(({ student_id, steps }) => (
          <li key={student_id}>
            <span className={styles.name}>{nameOf(student_id)}</span>
            <PersonStrip steps={steps} />
            <span className={styles.share}>{percent(steps.replaceAll('0', '').length / steps.length)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ title, ids, nameOf }: { title: string; ids: readonly number[]; nameOf: NameOf }) {
  const t = useMessages(watchMessages);
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>
        {title} · {t('students', { count: ids.length })}
      </h3>
      <ul className={styles.names}>
        {ids.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
    </section>
  );
}
