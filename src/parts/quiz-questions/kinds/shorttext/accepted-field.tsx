import { TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../editor-fields/add-row.tsx';
import { changeById } from '../../editor-fields/change-by-id.ts';
import styles from '../../editor-fields/fields.module.css';
import { editorMessages } from '../../editor-fields/messages.ts';
import { RemoveRow } from '../../editor-fields/remove-row.tsx';
import { ShareField } from '../../editor-fields/share-field.tsx';
import type { FieldsProps } from '../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../kind-form/kind-schema.ts';
import { acceptedAnswersMax, responseTextMaxLength } from '../../limits.ts';
import rowStyles from './accepted-field.module.css';
import { createAcceptedText } from './create-text.ts';
import { shorttextEditorMessages } from './editor-messages.ts';
import type { AcceptedText, schema } from './schema.ts';

type AcceptedFieldProps = FieldsProps<QuestionOf<typeof schema>>;

/** The accepted texts with their shares of the points. */
export function AcceptedField({ question, errorAt, update }: AcceptedFieldProps) {
  const t = useMessages(shorttextEditorMessages);
  const answers = question.shorttext?.answers ?? [];
  const error = errorAt('shorttext.answers');
  const changeAnswers = (change: (all: AcceptedText[]) => AcceptedText[]) =>
    update(({ shorttext: own }) => ({ shorttext: { answers: change(own?.answers ?? []) } }));
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('accepted')}</legend>
      <p className={styles.hint}>{t('accepted_help')}</p>
      {answers.map((answer, index) => (
        <AcceptedRow
          key={answer.id}
          {...{ answer, index, errorAt }}
          canRemove={answers.length > 1}
          onChange={(changed) => changeAnswers((all) => changeById(all, answer.id, () => changed))}
          onRemove={() => changeAnswers((all) => all.filter(({ id }) => id !== answer.id))}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        isOfKey
        label={t('add_answer')}
        isFull={answers.length >= acceptedAnswersMax}
        fullNote={t('answers_full', { max: acceptedAnswersMax })}
        field="shorttext.answers"
        onAdd={() => changeAnswers((all) => [...all, createAcceptedText()])}
      />
    </fieldset>
  );
}

type AcceptedRowProps = Pick<AcceptedFieldProps, 'errorAt'> & {
  answer: AcceptedText;
  index: number;
  canRemove: boolean;
  onChange: (answer: AcceptedText) => void;
  onRemove: () => void;
};

function AcceptedRow({ answer, index, canRemove, errorAt, onChange, onRemove }: AcceptedRowProps) {
  const t = useMessages(shorttextEditorMessages);
  const tShared = useMessages(editorMessages);
  const path = `shorttext.answers.${index}`;
  const params = { number: index + 1 };
  return (
    <div className={rowStyles.row}>
      <TextInput
        aria-label={t('answer_number', params)}
        placeholder={t('answer_number', params)}
        maxLength={responseTextMaxLength}
        value={answer.text}
        error={errorAt(`${path}.text`)}
        data-field={`${path}.text`}
        autoComplete="off"
        onChange={(event) => onChange({ ...answer, text: event.currentTarget.value })}
      />
      <ShareField
        ariaLabel={tShared('share_of', params)}
        min={1}
        value={answer.share}
        error={errorAt(`${path}.share`)}
        field={`${path}.share`}
        onChange={(share) => onChange({ ...answer, share })}
      />
      <RemoveRow isOfKey label={t('remove_answer', params)} disabled={!canRemove} onRemove={onRemove} />
    </div>
  );
}
