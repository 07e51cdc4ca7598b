import { SegmentedControl } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FilesFields } from '../../../answer-files/editor/files-fields.tsx';
import styles from '../../../editor-fields/fields.module.css';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import { NumberField } from '../../../editor-fields/number-field.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { modelAnswerMaxLength, openFilesMax, openTextMax, openTextMin } from '../../../limits.ts';
import type { schema } from '../schema.ts';
import openStyles from './open-fields.module.css';
import { openMessages } from './open-messages.ts';
import { RubricField } from './rubric-field.tsx';

type OpenFieldsProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'question' | 'errorAt' | 'update'>;

/** Settings for the answers to an open question, and the author's help for marking them. */
export function OpenFields({ question, errorAt, update }: OpenFieldsProps) {
  const t = useMessages(openMessages);
  return (
    <>
      <AnswerSettings {...{ question, errorAt, update }} />
      <fieldset className={styles.section}>
        <legend className={styles.legend}>{t('marking_help')}</legend>
        <p className={styles.hint}>{t('marking_help_hint')}</p>
        <GrowingText
          rows={2}
          label={t('model_answer')}
          placeholder={t('model_answer_placeholder')}
          maxLength={modelAnswerMaxLength}
          value={question.model_answer}
          data-field="model_answer"
          onChange={(event) => {
            const model_answer = event.currentTarget.value;
            update(() => ({ model_answer }));
          }}
        />
        <RubricField rubric={question.rubric} score={question.score} {...{ errorAt, update }} />
      </fieldset>
    </>
  );
}

function AnswerSettings({ question, errorAt, update }: OpenFieldsProps) {
  const t = useMessages(openMessages);
  const { text_max, file_kinds, file_max, files_only = false } = question;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('open_answer')}</legend>
      <SegmentedControl
        className={openStyles.asks ?? ''}
        aria-label={t('open_answer')}
        value={files_only ? 'files' : 'text'}
        data={[
          { value: 'text', label: t('asks_text') },
          { value: 'files', label: t('asks_files') },
        ]}
        onChange={(asks) => update((one) => askFor(asks, one))}
      />
      {!files_only && (
        <NumberField
          className={openStyles.number ?? ''}
          label={t('text_max')}
          min={openTextMin}
          max={openTextMax}
          value={text_max}
          error={errorAt('text_max')}
          data-field="text_max"
          onChange={(max) => update(() => ({ text_max: max }))}
        />
      )}
      <FilesFields
        files={{ kinds: file_kinds, max: file_max }}
        label={t(files_only ? 'files_asked' : 'file_kinds')}
        help={t(files_only ? 'files_asked_help' : 'file_kinds_help')}
        limit={openFilesMax}
        fields={{ kinds: 'file_kinds', max: 'file_max' }}
        errorAt={errorAt}
        onKinds={(kinds) => update(() => ({ file_kinds: kinds }))}
        onMax={(max) => update(() => ({ file_max: max }))}
      />
    </fieldset>
  );
}

/** Files alone begin with pictures, unless the author has chosen other files. */
function askFor(asks: string, { file_kinds }: QuestionOf<typeof schema>) {
  if (asks !== 'files') return { files_only: false };
  const kinds = file_kinds.length > 0 ? file_kinds : ['picture' as const];
  return { files_only: true, file_kinds: kinds };
}
