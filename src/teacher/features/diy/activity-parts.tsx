import { Badge } from '@mantine/core';
import { IconCircleCheckFilled, IconPencil, IconRefresh } from '@tabler/icons-react';
import { SubjectChip } from '#teacher/shared/subject-chip.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ActivityItem, activityStatus } from './activity-form.ts';
import classes from './activity-parts.module.css';
import { messages } from './messages.ts';
import { useActivityTypes, useSubjects } from './use-activity-types.ts';

/** The small pieces by which an activity is recognised. */

const looks = [
  { colour: 'yellow', Icon: IconPencil, key: 'status_0' },
  { colour: 'green', Icon: IconCircleCheckFilled, key: 'status_1' },
  { colour: 'harbour', Icon: IconRefresh, key: 'status_2' },
] as const;

export function StatusBadge({ status }: { status: number }) {
  const t = useMessages(messages);
  const { colour, Icon, key } = looks[status] ?? looks[activityStatus.in_process];
  return (
    <Badge
      color={colour}
      leftSection={<Icon size={15} aria-hidden="true" />}
      className={classes.status}
      data-status={status}
    >
      {t(key)}
    </Badge>
  );
}

export function SubjectBadge({ subjectId, name }: { subjectId: number | null; name: string | null }) {
  const subjects = useSubjects();
  if (subjectId === null || name === null) return <span className={classes.missing}>–</span>;
  const colour = subjects.find(({ id }) => id === subjectId)?.colour ?? '';
  return <SubjectChip name={name} colour={colour} />;
}

const gradeKeys = [
  'grade_1',
  'grade_2',
  'grade_3',
  'grade_4',
  'grade_5',
  'grade_6',
  'grade_7',
  'grade_8',
  'grade_9',
  'grade_10',
  'grade_11',
  'grade_12',
] as const;

export function gradeKey(grade: number): (typeof gradeKeys)[number] {
  return gradeKeys[grade - 1] ?? 'grade_1';
}

/** Grade and difficulty in one line; empty while neither is chosen. */
export function GradeLine({ grade, difficulty }: Pick<ActivityItem, 'grade' | 'difficulty'>) {
  const t = useMessages(messages);
  const parts = [grade === null ? '' : t(gradeKey(grade)), difficulty === null ? '' : t(difficulty)];
  return <span className={classes.note}>{parts.filter(Boolean).join(' · ')}</span>;
}

/** What kind of activity, and how much of it. */
export function TypeLine({ type, question_count }: Pick<ActivityItem, 'type' | 'question_count'>) {
  const t = useMessages(messages);
  const types = useActivityTypes();
  const name = types.find((info) => info.type === type)?.name ?? '';
  const parts = [name, question_count > 0 ? t('questions', { count: question_count }) : ''];
  return <span className={classes.note}>{parts.filter(Boolean).join(' · ')}</span>;
}
