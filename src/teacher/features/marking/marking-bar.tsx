import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconEyeOff, IconStack2 } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import type { Marking } from './marking-items.ts';
import { markingMessages } from './messages.ts';

export type MarkingView = {
  by: 'question' | 'student';
  question_id?: string | undefined;
  attempt_id?: number | undefined;
  isHidden: boolean;
  isGrouped: boolean;
};

type MarkingBarProps = {
  marking: Marking;
  view: MarkingView;
  nameAttempt: (attempt: Marking['attempts'][number], index: number) => string;
  onChange: (change: Partial<MarkingView>) => void;
};

const icon = { size: 18, 'aria-hidden': true } as const;

/** Chooses the answers to mark: of one question or one student, with or without names, similar ones together or not. */
export function MarkingBar({ marking, view, nameAttempt, onChange }: MarkingBarProps) {
  const t = useMessages(markingMessages);
  const { questions, attempts, question_id, attempt_id, answers } = marking;
  const isByQuestion = view.by === 'question';
  const hasSimilar = answers.some(({ similar }) => similar !== null);
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label={t('mark_by')}
        value={view.by}
        data={[
          { value: 'question', label: t('by_question') },
          { value: 'student', label: t('by_student') },
        ]}
        onChange={(by) => onChange({ by: by === 'student' ? 'student' : 'question' })}
      />
      {isByQuestion ? (
        <Select
          aria-label={t('question')}
          className={styles.choice}
          allowDeselect={false}
          value={question_id}
          data={questions.map(({ id, title, waiting }, index) => ({
            value: id,
            label: t('question_waiting', { number: index + 1, title, waiting }),
          }))}
          onChange={(id) => onChange({ question_id: id ?? undefined })}
        />
      ) : (
        <Select
          aria-label={t('student')}
          className={styles.choice}
          allowDeselect={false}
          value={attempt_id === null ? null : String(attempt_id)}
          data={attempts.map((attempt, index) => ({
            value: String(attempt.attempt_id),
            label: t('student_waiting', { name: nameAttempt(attempt, index), waiting: attempt.waiting }),
          }))}
          onChange={(id) => onChange({ attempt_id: Number(id) })}
        />
      )}
      <Button
        variant={view.isHidden ? 'outline' : 'default'}
        aria-pressed={view.isHidden}
        leftSection={<IconEyeOff {...icon} />}
        onClick={() => onChange({ isHidden: !view.isHidden })}
      >
        {t('hide_names')}
      </Button>
      {isByQuestion && hasSimilar && (
        <Button
          variant={view.isGrouped ? 'outline' : 'default'}
          aria-pressed={view.isGrouped}
          leftSection={<IconStack2 {...icon} />}
          onClick={() => onChange({ isGrouped: !view.isGrouped })}
        >
          {t('group_similar')}
        </Button>
      )}
    </div>
  );
}
