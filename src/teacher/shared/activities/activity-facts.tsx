import type { Difficulty } from '#contract/choices.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './activity-facts.module.css';
import { activityFactsMessages } from './activity-facts-messages.ts';
import { useGradeName } from './grade-name.ts';
import { SubjectChip } from './subject-chip.tsx';
import { useActivityTypes, useSubjects } from './use-activity-types.ts';

/** Short facts about an activity, for lists and cards. */

export function SubjectBadge({ subjectId, name }: { subjectId: number | null; name: string | null }) {
  const subjects = useSubjects();
  if (subjectId === null || name === null) return <span className={styles.missing}>–</span>;
  const colour = subjects.find(({ id }) => id === subjectId)?.colour ?? '';
  return <SubjectChip name={name} colour={colour} />;
}

/** Grade and difficulty in one line; empty while neither is chosen. */
export function GradeLine({ grade, difficulty }: { grade: number | null; difficulty: Difficulty | null }) {
  const t = useMessages(activityFactsMessages);
  const nameGrade = useGradeName();
  const gradeTexts = [grade === null ? '' : nameGrade(grade), difficulty === null ? '' : t(difficulty)];
  return <span className={styles.note}>{gradeTexts.filter(Boolean).join(' · ')}</span>;
}

/** Names an activity's type and its number of questions. */
export function TypeLine({ type, question_count }: { type: string; question_count: number }) {
  const t = useMessages(activityFactsMessages);
  const types = useActivityTypes();
  const name = types.find((info) => info.type === type)?.name ?? '';
  const typeTexts = [name, question_count > 0 ? t('questions', { count: question_count }) : ''];
  return <span className={styles.note}>{typeTexts.filter(Boolean).join(' · ')}</span>;
}
