import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { timeMaxS, timeStepS } from '../limits.ts';
import type { VideoQuestion } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type StopFieldsProps = {
  question: VideoQuestion;
  errorAt: (field: string) => string | undefined;
  onChange: (change: (question: VideoQuestion) => VideoQuestion) => void;
};

const timeProps = { min: 0, max: timeMaxS, step: timeStepS };

/** When the video stops for the question, and from where it is watched again after a wrong answer. */
export function StopFields({ question, errorAt, onChange }: StopFieldsProps) {
  const t = useMessages(editorMessages);
  return (
    <div className={styles.times}>
      <NumberField
        {...timeProps}
        label={t('at')}
        description={t('at_hint')}
        value={question.at_s ?? null}
        error={errorAt('at_s')}
        data-field="at_s"
        onChange={(seconds) =>
          onChange(({ at_s: _old, ...one }) => (seconds === null ? one : { ...one, at_s: seconds }))
        }
      />
      <NumberField
        {...timeProps}
        label={t('again')}
        description={t('at_hint')}
        placeholder={t('again_none')}
        value={question.again_from_s ?? null}
        error={errorAt('again_from_s')}
        data-field="again_from_s"
        onChange={(seconds) =>
          onChange(({ again_from_s: _old, ...one }) =>
            seconds === null ? one : { ...one, again_from_s: seconds },
          )
        }
      />
    </div>
  );
}
