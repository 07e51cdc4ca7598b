import type { FieldProps } from '#parts/drawing-tasks/editor/field-props.ts';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { questionTimeMaxS, scoreMax, scoreStep } from '#parts/quiz-questions/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { timeMinS } from '../limits.ts';
import type { Drawing } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

const minute = 60;

type MarkFieldsProps = FieldProps<Drawing> & { onChange: (change: (drawing: Drawing) => Drawing) => void };

function setTimeLimit({ time_limit_s: _old, ...drawing }: Drawing, minutes: number | null): Drawing {
  return minutes === null ? drawing : { ...drawing, time_limit_s: Math.round(minutes * minute) };
}

/** Points and time limit. */
export function MarkFields({ task, errorAt, update, onChange }: MarkFieldsProps) {
  const t = useMessages(editorMessages);
  const { score, time_limit_s } = task;
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t('score')}
        min={0}
        max={scoreMax}
        step={scoreStep}
        value={score}
        error={errorAt('score')}
        data-field="score"
        onChange={(points) => update(() => ({ score: points }))}
      />
      <NumberField
        label={t('time_limit')}
        placeholder={t('no_limit')}
        min={timeMinS / minute}
        max={questionTimeMaxS / minute}
        value={time_limit_s === undefined ? null : time_limit_s / minute}
        error={errorAt('time_limit_s')}
        data-field="time_limit_s"
        onChange={(minutes) => onChange((current) => setTimeLimit(current, minutes))}
      />
    </div>
  );
}
