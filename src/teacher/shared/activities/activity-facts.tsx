import type { Difficulty } from '#contract/choices.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { SubjectChip } from '#teacher/shared/activities/subject-chip.tsx';
import { useActivityTypes, useSubjects } from '#teacher/shared/activities/use-activity-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-facts.module.css';

/** The small pieces by which an activity is recognised. */

export function SubjectBadge({ subjectId, name }: { subjectId: number | null; name: string | null }) {
  const subjects = useSubjects();
  if (subjectId === null || name === null) return <span className={styles.missing}>–</span>;
  const colour = subjects.find(({ id }) => id === subjectId)?.colour ?? '';
  return <SubjectChip name={name} colour={colour} />;
}

/** The values of the contract, which itself stays out of the bundle. */

/** Grade and difficulty in one line; empty while neither is chosen. */
export function GradeLine({ grade, difficulty }: { grade: number | null; difficulty: Difficulty | null }) {
  const t = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const parts = [grade === null ? '' : nameGrade(grade), difficulty === null ? '' : t(difficulty)];
  return <span className={styles.note}>{parts.filter(Boolean).join(' · ')}</span>;
}

/** What kind of activity, and how much of it. */
export function TypeLine({ type, question_count }: { type: string; question_count: number }) {
  const t = useMessages(activityFactsMessages);
  const types = useActivityTypes();
  const name = types.find((info) => info.type === type)?.name ?? '';
  const parts = [name, question_count > 0 ? t('questions', { count: question_count }) : ''];
  return <span className={styles.note}>{parts.filter(Boolean).join(' · ')}</span>;
}
