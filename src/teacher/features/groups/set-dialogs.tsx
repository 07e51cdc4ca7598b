import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroupSet } from './arrangement.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';
import { groupReads } from './use-arrangement.ts';

/** Dialogs that name a group set: create, rename, copy. */

type NameFieldProps = { name: string; error: string | undefined; onName: (name: string) => void };

function NameField({ name, error, onName }: NameFieldProps) {
  const t = useMessages(groupMessages);
  return (
    <TextInput
      data-autofocus
      required
      label={t('name')}
      maxLength={nameMaxLength}
      value={name}
      error={error}
      onChange={(event) => onName(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function useName(first: string) {
  const t = useMessages(groupMessages);
  const [name, onName] = useState(first);
  const [errors, setErrors] = useState<{ name?: string }>({});
  const submit = (save: (name: string) => void) => () => {
    const trimmed = name.trim();
    setErrors(trimmed === '' ? { name: t('name_required') } : {});
    if (trimmed !== '') save(trimmed);
  };
  return { field: <NameField name={name} error={errors.name} onName={onName} />, errors, submit };
}

type DialogProps = { onDone: (id: number) => void; onClose: () => void };

export function CreateSetDialog({ classId, onDone, onClose }: DialogProps & { classId: number }) {
  const t = useMessages(groupMessages);
  const [count, setCount] = useState(6);
  const { field, errors, submit } = useName('');
  const { mutate, isPending } = useSend('POST /group/set_add', {
    refreshes: groupReads,
    onSuccess: ({ id }) => onDone(id),
  });
  return (
    <FormDialog
      title={t('new_set')}
      submitLabel={t('create')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutate({ class_id: classId, name, group_count: count }))}
      onClose={onClose}
    >
      {field}
      <NumberInput
        label={t('group_count')}
        min={0}
        max={60}
        clampBehavior="strict"
        allowDecimal={false}
        value={count}
        onChange={(value) => setCount(Number(value) || 0)}
      />
    </FormDialog>
  );
}

export function RenameSetDialog({ set, onDone, onClose }: DialogProps & { set: GroupSet }) {
  const t = useMessages(groupMessages);
  const { field, errors, submit } = useName(set.name);
  const { mutate, isPending } = useSend('POST /group/set_update', {
    refreshes: groupReads,
    onSuccess: () => onDone(set.id),
  });
  return (
    <FormDialog
      title={t('rename')}
      submitLabel={t('rename')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutate({ id: set.id, name }))}
      onClose={onClose}
    >
      {field}
    </FormDialog>
  );
}

type CopySetDialogProps = Omit<DialogProps, 'onDone'> & {
  set: GroupSet;
  classes: readonly { class_id: number; class_name: string }[];
  onDone: (id: number, classId: number) => void;
};

export function CopySetDialog({ set, classes, onDone, onClose }: CopySetDialogProps) {
  const t = useMessages(groupMessages);
  const [classId, setClassId] = useState(set.class_id);
  const { field, errors, submit } = useName(t('copy_name', { name: set.name }).slice(0, nameMaxLength));
  const { mutate, isPending } = useSend('POST /group/set_copy', {
    refreshes: groupReads,
    success: t('copied'),
    onSuccess: ({ id }) => onDone(id, classId),
  });
  return (
    <FormDialog
      title={t('copy')}
      submitLabel={t('copy')}
      busy={isPending}
      errors={errors}
      onSubmit={submit((name) => mutate({ id: set.id, class_id: classId, name }))}
      onClose={onClose}
    >
      {field}
      <NativeSelect
        label={t('copy_to')}
        data={classes.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name }))}
        value={classId}
        onChange={(event) => setClassId(Number(event.currentTarget.value))}
      />
      {classId !== set.class_id && <p className={styles.small}>{t('copy_other')}</p>}
    </FormDialog>
  );
}
