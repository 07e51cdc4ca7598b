import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../editor-fields/add-row.tsx';
import { changeById } from '../../editor-fields/change-by-id.ts';
import styles from '../../editor-fields/fields.module.css';
import { acceptedAnswersMax } from '../../limits.ts';
import { createAcceptedNumber } from '../create-number-rules.ts';
import type { AcceptedNumber, NumberRules } from '../schema.ts';
import { numberEditorMessages } from './number-editor-messages.ts';
import { NumberRow } from './number-row.tsx';
import { UnitFields } from './unit-fields.tsx';

type NumberRulesFieldProps = {
  rules: NumberRules;
  /** Path of the issues of the rules. */
  path: string;
  errorAt: (field: string) => string | undefined;
  update: (change: (rules: NumberRules) => NumberRules) => void;
};

/** Which numbers are right, and their unit. */
export function NumberRulesField({ rules, path, errorAt, update }: NumberRulesFieldProps) {
  const t = useMessages(numberEditorMessages);
  const { answers } = rules;
  const error = errorAt(`${path}.answers`);
  const changeAnswers = (change: (answers: AcceptedNumber[]) => AcceptedNumber[]) =>
    update((one) => ({ ...one, answers: change(one.answers) }));
  return (
    <>
      <p className={styles.hint}>{t('accepted_help')}</p>
      {answers.map((answer, index) => (
        <NumberRow
          key={answer.id}
          {...{ answer, index, errorAt }}
          path={`${path}.answers.${index}`}
          canRemove={answers.length > 1}
          onChange={(changed) => changeAnswers((all) => changeById(all, answer.id, () => changed))}
          onRemove={() => changeAnswers((all) => all.filter(({ id }) => id !== answer.id))}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        isOfKey
        label={t('add_number')}
        isFull={answers.length >= acceptedAnswersMax}
        fullNote={t('numbers_full', { max: acceptedAnswersMax })}
        field={`${path}.answers`}
        onAdd={() => changeAnswers((all) => [...all, createAcceptedNumber()])}
      />
      <UnitFields
        {...{ rules, path, errorAt }}
        onChange={(changed) => update((one) => ({ ...one, ...changed }))}
      />
    </>
  );
}
