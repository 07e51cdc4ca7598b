import { SegmentedControl } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AnswerChoice } from './answer-choice.tsx';
import styles from './marking.module.css';
import type { MarkingBarProps } from './marking-view.ts';
import { markingMessages } from './messages.ts';
import { ViewSwitches } from './view-switches.tsx';

/** Chooses the answers to mark: of one question or one student, with or without names, similar ones together or not. */
export function MarkingBar(props: MarkingBarProps) {
  const t = useMessages(markingMessages);
  const { marking, view, onChange } = props;
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
      <AnswerChoice {...props} />
      <ViewSwitches marking={marking} view={view} onChange={onChange} />
    </div>
  );
}
