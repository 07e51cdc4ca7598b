import { Chip, Group } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../../../editor-fields/fields.module.css';
import { GrowingText } from '../../../editor-fields/growing-text.tsx';
import { NumberField } from '../../../editor-fields/number-field.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import {
  modelAnswerMaxLength,
  openFileKinds,
  openFilesMax,
  openTextMax,
  openTextMin,
} from '../../../limits.ts';
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
  const { text_max, file_kinds, file_max } = question;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('open_answer')}</legend>
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
      <div className={openStyles.kinds} role="group" aria-label={t('file_kinds')}>
        <p className={openStyles.label}>{t('file_kinds')}</p>
        <Chip.Group multiple value={file_kinds} onChange={(kinds) => update(() => ({ file_kinds: kinds }))}>
          <Group gap="xs">
            {openFileKinds.map((kind) => (
              <Chip key={kind} size="md" classNames={{ label: styles.chip }} value={kind}>
                {t(`file_${kind}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <p className={styles.hint}>{t('file_kinds_help')}</p>
      </div>
      {file_kinds.length > 0 && (
        <NumberField
          className={openStyles.number ?? ''}
          label={t('file_max')}
          min={1}
          max={openFilesMax}
          value={file_max}
          error={errorAt('file_max')}
          data-field="file_max"
          onChange={(max) => update(() => ({ file_max: max }))}
        />
      )}
    </fieldset>
  );
}
