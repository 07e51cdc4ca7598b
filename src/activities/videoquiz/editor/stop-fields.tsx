import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { timeMaxS, timeStepS } from '../limits.ts';
import type { VideoQuestion } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { timelineMessages } from './timeline/timeline-messages.ts';

type StopFieldsProps = {
  question: VideoQuestion;
  errorAt: (field: string) => string | undefined;
  /** Plays from shortly before the question to it. */
  onPreview: (seconds: number) => void;
  onChange: (change: (question: VideoQuestion) => VideoQuestion) => void;
};

const timeProps = { min: 0, max: timeMaxS, step: timeStepS };

/** When the video stops for the question, and from where it is watched again after a wrong answer. */
export function StopFields({ question, errorAt, onPreview, onChange }: StopFieldsProps) {
  const t = useMessages(editorMessages);
  const tTimeline = useMessages(timelineMessages);
  const { at_s } = question;
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
      <Button
        className={styles.preview}
        variant="default"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        disabled={at_s === undefined}
        onClick={() => at_s !== undefined && onPreview(at_s)}
      >
        {tTimeline('preview')}
      </Button>
    </div>
  );
}
