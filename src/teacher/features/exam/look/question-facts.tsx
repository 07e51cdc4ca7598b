import { Link } from '@tanstack/react-router';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuestionDetail } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';
import { useKindName } from '../kind-face.tsx';
import styles from './look.module.css';
import { lookMessages } from './look-messages.ts';

/** The facts of a question, and the papers that use it. */
export function QuestionFacts({ detail }: { detail: QuestionDetail }) {
  const t = useMessages(lookMessages);
  const tExam = useMessages(examMessages);
  const tFacts = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const nameKind = useKindName();
  const { kind, subject_name, grade, year, difficulty, tags, visibility, papers } = detail;
  const factTexts = [
    nameKind(kind),
    grade === null ? '' : nameGrade(grade),
    year === null ? '' : String(year),
    difficulty === null ? '' : tFacts(difficulty),
    tExam(`visible_${visibility}`),
    detail.is_own ? '' : detail.owner_name,
  ];
  return (
    <>
      <p>
        {subject_name !== null && <SubjectChip name={subject_name} colour={detail.subject_colour ?? ''} />}{' '}
        <span>{factTexts.filter(Boolean).join(' · ')}</span>
      </p>
      {tags.length > 0 && <p className={styles.note}>{tags.join(' · ')}</p>}
      <section>
        <h3>{t('used_in')}</h3>
        {papers.length === 0 ? (
          <p className={styles.note}>{t('not_used')}</p>
        ) : (
          <ul>
            {papers.map(({ id, title }) => (
              <li key={id}>
                <Link to="/exam-res/create" search={{ kind: 'paper', id }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
