import { TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../../editor-fields/add-row.tsx';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
import { RemoveRow } from '../../../editor-fields/remove-row.tsx';
import type { FieldsProps } from '../../../kind-form/editor-kind.tsx';
import type { QuestionOf } from '../../../kind-form/kind-schema.ts';
import { createExtra } from '../create-pair.ts';
import { choicesMax, matchingTextMax, pairsMin } from '../limits.ts';
import type { Extra, schema } from '../schema.ts';
import { changeExtras } from './change-matching.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import matchingStyles from './matching-field.module.css';

type ExtrasFieldProps = Pick<FieldsProps<QuestionOf<typeof schema>>, 'errorAt' | 'update' | 'focusOn'> & {
  extras: readonly Extra[];
};

/** Answers that belong to no item. */
export function ExtrasField({ extras, errorAt, update, focusOn }: ExtrasFieldProps) {
  const t = useMessages(matchingEditorMessages);
  const error = errorAt('matching.extras');
  return (
    <fieldset className={styles.section} data-field="matching.extras">
      <legend className={styles.legend}>{t('extras')}</legend>
      <p className={styles.hint}>{t('extras_help')}</p>
      {extras.map(({ id, text }, index) => (
        <div key={id} className={matchingStyles.extra}>
          <TextInput
            aria-label={t('extra', { number: index + 1 })}
            placeholder={t('extra', { number: index + 1 })}
            maxLength={matchingTextMax}
            value={text}
            error={errorAt(`matching.extras.${index}.text`)}
            data-field={`matching.extras.${index}.text`}
            onChange={(event) => {
              const changedText = event.currentTarget.value;
              update(changeExtras((all) => changeById(all, id, (one) => ({ ...one, text: changedText }))));
            }}
          />
          <RemoveRow
            label={t('remove_extra', { number: index + 1 })}
            onRemove={() => update(changeExtras((all) => all.filter((one) => one.id !== id)))}
          />
        </div>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        label={t('add_extra')}
        isFull={extras.length >= choicesMax - pairsMin}
        onAdd={() => {
          update(changeExtras((all) => [...all, createExtra()]));
          focusOn(`matching.extras.${extras.length}.text`);
        }}
      />
    </fieldset>
  );
}
