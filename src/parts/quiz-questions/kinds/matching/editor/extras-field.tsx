import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
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
          <ActionIcon
            color="gray"
            size="input-sm"
            aria-label={t('remove_extra', { number: index + 1 })}
            onClick={() => update(changeExtras((all) => all.filter((one) => one.id !== id)))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.toolbar}>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={extras.length >= choicesMax - pairsMin}
          onClick={() => {
            update(changeExtras((all) => [...all, createExtra()]));
            focusOn(`matching.extras.${extras.length}.text`);
          }}
        >
          {t('add_extra')}
        </Button>
      </div>
    </fieldset>
  );
}
