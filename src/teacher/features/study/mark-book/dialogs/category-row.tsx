import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { dropLowestMax, markWeightMax, nameMaxLength } from '#contract/limits.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import type { BookedCategory } from '../booked.ts';
import type { ShownBook } from '../choose-book.ts';
import { dialogMessages } from './dialog-messages.ts';
import styles from './dialogs.module.css';
import { bookReads } from './use-assign.ts';

type CategoryForm = { name: string; weight: string; drop_lowest: string };

/** A whole number from 0 to `max`; an empty text is 0. */
function readWhole(text: string, max: number): number | undefined {
  const value = Number(text.trim());
  return Number.isInteger(value) && value >= 0 && value <= max ? value : undefined;
}

/** The values to save; undefined if a number is wrong. */
function readForm({ name, weight, drop_lowest }: CategoryForm) {
  const [weightValue, dropValue] = [readWhole(weight, markWeightMax), readWhole(drop_lowest, dropLowestMax)];
  if (name.trim() === '' || weightValue === undefined || dropValue === undefined) return undefined;
  return { name: name.trim(), weight: weightValue, drop_lowest: dropValue };
}

const toForm = ({ name, weight, drop_lowest }: BookedCategory): CategoryForm => ({
  name,
  weight: String(weight),
  drop_lowest: String(drop_lowest),
});

/** Changes, moves up and deletes one category. Only fields that differ are sent, so that colleagues' changes stay. */
export function CategoryRow({ category, position }: { category: BookedCategory; position: number }) {
  const t = useMessages(dialogMessages);
  const tCommon = useMessages(commonMessages);
  const { id, name } = category;
  const saved = toForm(category);
  const typed = useTypedChanges(`mark_category:${id}`, name, saved);
  const [isWrong, setIsWrong] = useState(false);
  const change = useSend('POST /study/mark_category_change', {
    refreshes: bookReads,
    successText: t('saved'),
  });
  const remove = useSend('POST /study/mark_category_delete', { refreshes: bookReads });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = readForm(typed.value);
    setIsWrong(values === undefined);
    if (!values) return;
    const changed = Object.entries(values).filter(
      ([key, value]) => value !== category[key as keyof CategoryForm],
    );
    if (changed.length === 0) typed.clear();
    else typed.clearAfter(change.mutateAsync({ id, ...Object.fromEntries(changed) }));
  };
  const askAndRemove = async () => {
    if (await confirm({ text: t('delete_category', { name }), danger: true })) remove.mutate({ id });
  };
  return (
    <form className={styles.row} noValidate onSubmit={submit}>
      <CategoryFields form={typed.value} onChange={typed.change} isWrong={isWrong} ofName={name} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="default"
          loading={change.isPending}
          disabled={!typed.isChanged || typed.value.name.trim() === ''}
          aria-label={t('save_of', { name })}
        >
          {tCommon('save')}
        </Button>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('up_of', { name })}
          disabled={position === 1}
          onClick={() => change.mutate({ id, position: position - 1 })}
        >
          <IconArrowUp size={20} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={t('delete_of', { name })}
          onClick={() => void askAndRemove()}
        >
          <IconTrash size={20} />
        </ActionIcon>
      </div>
    </form>
  );
}

type CategoryFieldsProps = {
  form: CategoryForm;
  onChange: (changes: Partial<CategoryForm>) => void;
  isWrong: boolean;
  /** The category that the fields are of; absent for a new one. */
  ofName?: string;
};

function CategoryFields({ form, onChange, isWrong, ofName }: CategoryFieldsProps) {
  const t = useMessages(dialogMessages);
  const labels = {
    name: ofName === undefined ? t('new_category') : t('name_of', { name: ofName }),
    weight: ofName === undefined ? t('category_weight') : t('weight_of', { name: ofName }),
    drop_lowest: ofName === undefined ? t('category_drop') : t('drop_of', { name: ofName }),
  };
  const field = (key: keyof CategoryForm) => ({
    'aria-label': labels[key],
    value: form[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [key]: currentTarget.value }),
  });
  const error = isWrong && t('numbers_wrong', { weight: markWeightMax, drop: dropLowestMax });
  return (
    <>
      <TextInput
        label={ofName === undefined ? t('new_category') : t('category_name')}
        maxLength={nameMaxLength}
        error={error}
        {...field('name')}
      />
      <TextInput label={t('category_weight')} inputMode="numeric" maxLength={4} {...field('weight')} />
      <TextInput label={t('category_drop')} inputMode="numeric" maxLength={2} {...field('drop_lowest')} />
    </>
  );
}

const emptyForm: CategoryForm = { name: '', weight: '', drop_lowest: '' };

export function AddCategory({ shown: { class_id, subject_id } }: { shown: ShownBook }) {
  const t = useMessages(dialogMessages);
  const typed = useTyped(`mark_category_new:${class_id}:${subject_id}`, t('new_category'), emptyForm);
  const [isWrong, setIsWrong] = useState(false);
  const add = useSend('POST /study/mark_category_add', { refreshes: bookReads });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = readForm(typed.value);
    setIsWrong(values === undefined);
    if (values) typed.clearAfter(add.mutateAsync({ class_id, subject_id, ...values }));
  };
  return (
    <form className={styles.row} noValidate onSubmit={submit}>
      <CategoryFields
        form={typed.value}
        onChange={(changes) => typed.setValue({ ...typed.value, ...changes })}
        isWrong={isWrong}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={add.isPending} disabled={typed.value.name.trim() === ''}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
