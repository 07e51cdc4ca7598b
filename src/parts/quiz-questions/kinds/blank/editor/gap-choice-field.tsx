import { Radio, Switch, TextInput } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { AddRow } from '../../../editor-fields/add-row.tsx';
import { changeById } from '../../../editor-fields/change-by-id.ts';
import styles from '../../../editor-fields/fields.module.css';
import { RemoveRow } from '../../../editor-fields/remove-row.tsx';
import { gapOptionsMax, gapOptionsMin, responseTextMaxLength } from '../../../limits.ts';
import { createGapOption } from '../create-gap.ts';
import type { GapChoice } from '../schema.ts';
import blankStyles from './blank-fields.module.css';
import type { GapAnswersProps } from './gap-answers-props.ts';
import { gapMessages } from './gap-messages.ts';

const noChoice: GapChoice = { options: [], right: null, shuffle: true };

/** The options of a blank; one of them is right. */
export function GapChoiceField({ blank, index, errorAt, onChange }: GapAnswersProps) {
  const t = useMessages(gapMessages);
  const { options, right, shuffle } = blank.choice ?? noChoice;
  const path = `blanks.${index}.choice`;
  const error = errorAt(`${path}.options`) ?? errorAt(`${path}.right`);
  const change = (edit: (choice: GapChoice) => Partial<GapChoice>) =>
    onChange((one) => {
      const choice = one.choice ?? noChoice;
      return { ...one, choice: { ...choice, ...edit(choice) } };
    });
  return (
    <>
      <p className={styles.hint}>{t('options_help')}</p>
      {options.map((option, at) => {
        const params = { blank: index + 1, number: at + 1 };
        const field = `${path}.options.${at}.text`;
        return (
          <div key={option.id} className={blankStyles.option}>
            <Radio
              name={`right-${blank.id}`}
              aria-label={t('right_of', params)}
              checked={option.id === right}
              data-field={at === 0 ? `${path}.right` : undefined}
              onChange={() => change(() => ({ right: option.id }))}
            />
            <TextInput
              aria-label={t('option_of', params)}
              placeholder={t('option', params)}
              maxLength={responseTextMaxLength}
              value={option.text}
              error={errorAt(field)}
              data-field={field}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) =>
                change((choice) => ({
                  options: changeById(choice.options, option.id, (one) => ({ ...one, text: value })),
                }))
              }
            />
            <RemoveRow
              label={t('remove_option', params)}
              disabled={options.length <= gapOptionsMin}
              onRemove={() =>
                change((choice) => ({ options: choice.options.filter(({ id }) => id !== option.id) }))
              }
            />
          </div>
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
      <AddRow
        label={t('add_option')}
        isFull={options.length >= gapOptionsMax}
        fullNote={t('options_full', { max: gapOptionsMax })}
        field={`${path}.options`}
        onAdd={() => change((choice) => ({ options: [...choice.options, createGapOption()] }))}
      >
        <Switch
          label={t('shuffle')}
          checked={shuffle}
          onChange={({ currentTarget: { checked } }) => change(() => ({ shuffle: checked }))}
        />
      </AddRow>
    </>
  );
}
