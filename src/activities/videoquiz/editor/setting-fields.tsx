import { Switch } from '@mantine/core';
import type { RefObject } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { NumberField } from '#parts/quiz-questions/editor-fields/number-field.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { timeMaxS, timeStepS } from '../limits.ts';
import type { VideoQuiz } from '../model.ts';
import { CaptionsField } from './captions/captions-field.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type SettingFieldsProps = Pick<EditorProps<VideoQuiz>, 'content' | 'uploadFile' | 'uploads'> & {
  /** The video of the page, whose time typed captions take. */
  video: RefObject<HTMLVideoElement | null>;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<VideoQuiz>) => void;
};

const timeProps = { min: 0, max: timeMaxS, step: timeStepS };

/** Captions, where the video begins and ends, and whether students may skip ahead. */
export function SettingFields(props: SettingFieldsProps) {
  const { content, uploadFile, uploads, video, errorAt, onChange } = props;
  const t = useMessages(editorMessages);
  return (
    <div className={styles.fields}>
      <CaptionsField
        captions={content.captions}
        {...{ uploadFile, uploads, video }}
        onChange={(captions) => onChange({ captions })}
      />
      <div className={styles.times}>
        <NumberField
          {...timeProps}
          label={t('begin')}
          placeholder={t('whole')}
          value={content.begin_s ?? null}
          error={errorAt('begin_s')}
          data-field="begin_s"
          onChange={(seconds) => onChange({ begin_s: seconds ?? undefined })}
        />
        <NumberField
          {...timeProps}
          label={t('end')}
          placeholder={t('whole')}
          value={content.end_s ?? null}
          error={errorAt('end_s')}
          data-field="end_s"
          onChange={(seconds) => onChange({ end_s: seconds ?? undefined })}
        />
      </div>
      <Switch
        label={t('no_skipping')}
        description={t('no_skipping_hint')}
        checked={content.no_skipping}
        onChange={(event) => onChange({ no_skipping: event.currentTarget.checked })}
      />
    </div>
  );
}
