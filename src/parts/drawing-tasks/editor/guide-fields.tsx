import { useState } from 'react';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { openMessages } from '#parts/quiz-questions/kinds/open/editor/open-messages.ts';
import { RubricField } from '#parts/quiz-questions/kinds/open/editor/rubric-field.tsx';
import type { RubricLine } from '#parts/quiz-questions/kinds/open/schema.ts';
import { modelAnswerMaxLength } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

type MarkedFields = { model_answer: string; rubric: RubricLine[]; score: number | null };

type GuideFieldsProps = FieldProps<MarkedFields> & {
  /** The teacher follows an issue of the rubric. */
  isAskedFor: boolean;
  /** What stands before the names of the fields in `data-field`. */
  path?: string;
};

/** Model answer and rubric, folded away until somebody wants them. */
export function GuideFields({ task, errorAt, update, isAskedFor, path = '' }: GuideFieldsProps) {
  const t = useMessages(openMessages);
  const { model_answer, rubric, score } = task;
  const [isOpen, setOpen] = useState(model_answer !== '' || rubric.length > 0);
  return (
    <details
      className={styles.guide}
      open={isOpen || isAskedFor}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('marking_help')}</summary>
      <div className={styles.guideFields}>
        <p className={styles.hint}>{t('marking_help_hint')}</p>
        <GrowingText
          rows={2}
          label={t('model_answer')}
          placeholder={t('model_answer_placeholder')}
          maxLength={modelAnswerMaxLength}
          value={model_answer}
          data-field={`${path}model_answer`}
          onChange={({ currentTarget: { value } }) => update(() => ({ model_answer: value }))}
        />
        <RubricField rubric={rubric} score={score} {...{ errorAt, path, update }} />
      </div>
    </details>
  );
}
