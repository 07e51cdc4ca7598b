import { NativeSelect, TextInput } from '@mantine/core';
import { nameMaxLength, paperScoreMax } from '#contract/limits.ts';
import { isPaperScore } from '#contract/paper-score.ts';
import { readTypedNumber } from '#contract/rules/typed-number.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { BookedCategory } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';
import { dialogMessages } from './dialog-messages.ts';
import { useCategoryChoices } from './use-assign.ts';

/** The fields of work on paper, as typed. `category`: an id, or empty. */
export type PaperForm = { name: string; day: string; max: string; category: string };

export type PaperErrors = {
  name?: 'paper_name_missing';
  day?: 'paper_day_missing';
  max?: 'paper_max_wrong' | { tooLowFor: number };
};

/** The number that the text says; undefined if it is none without a unit. */
export function readPoints(text: string): number | undefined {
  const typed = readTypedNumber(text);
  return typed && typed.unit === '' ? typed.value : undefined;
}

/** `highest`: the highest mark that a student has already. */
export function findPaperErrors({ name, day, max }: PaperForm, highest: number): PaperErrors {
  const points = readPoints(max);
  const isPoints = points !== undefined && points > 0 && isPaperScore(points, paperScoreMax);
  return {
    ...(name.trim() === '' && { name: 'paper_name_missing' }),
    ...(day === '' && { day: 'paper_day_missing' }),
    ...(!isPoints && { max: 'paper_max_wrong' }),
    ...(isPoints && points < highest && { max: { tooLowFor: highest } }),
  };
}

type PaperFieldsProps = {
  form: PaperForm;
  errors: PaperErrors;
  categories: readonly BookedCategory[];
  onChange: (changes: Partial<PaperForm>) => void;
};

export function PaperFields({ form, errors, categories, onChange }: PaperFieldsProps) {
  const t = useMessages(dialogMessages);
  const tBook = useMessages(markBookMessages);
  const { number } = useFormats();
  const choices = useCategoryChoices(categories);
  const describeMax = ({ max }: PaperErrors) =>
    typeof max === 'object'
      ? t('paper_max_low', { score: number(max.tooLowFor) })
      : max && t(max, { max: number(paperScoreMax) });
  const field = (key: keyof PaperForm) => ({
    value: form[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [key]: currentTarget.value }),
  });
  return (
    <>
      <TextInput
        data-autofocus
        label={t('paper_name')}
        required
        maxLength={nameMaxLength}
        error={errors.name && t(errors.name)}
        {...field('name')}
      />
      <TextInput
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        label={t('paper_day')}
        required
        error={errors.day && t(errors.day)}
        {...field('day')}
      />
      <TextInput
        label={t('paper_max')}
        required
        inputMode="decimal"
        maxLength={10}
        error={describeMax(errors)}
        {...field('max')}
      />
      {categories.length > 0 && (
        <NativeSelect label={tBook('category')} data={choices} {...field('category')} />
      )}
    </>
  );
}
