import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { classStudentsMax } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { memberMessages } from './member-messages.ts';

type MemberNumberProps = {
  classId: number;
  member: ApiReply<'GET /teacher/class_members'>['members'][number];
  onClose: () => void;
};

/** Changes the class number of a student. If it is taken, says who has it. */
export function MemberNumber({ classId, member, onClose }: MemberNumberProps) {
  const t = useMessages(memberMessages);
  const tCommon = useMessages(commonMessages);
  const name = chooseName(member.name, member.nickname_eng, useLanguage());
  const typed = useTyped(
    `class_number:${classId}:${member.id}`,
    t('number_of', { name }),
    String(member.class_number),
  );
  const typedNumber = typed.value;
  const [errors, setErrors] = useState<{ number?: string }>({});
  const save = useSend('POST /admin/class_member_number', {
    refreshes: ['GET /teacher/class_members', 'GET /admin/people', 'GET /admin/person', 'GET /teacher/index'],
    successText: t('numbered'),
    onSuccess: onClose,
  });
  const submit = () => {
    const class_number = Number(typedNumber);
    const isValid = Number.isInteger(class_number) && class_number >= 1 && class_number <= classStudentsMax;
    setErrors(isValid ? {} : { number: t('number_wrong', { max: classStudentsMax }) });
    if (isValid) typed.clearAfter(save.mutateAsync({ class_id: classId, user_id: member.id, class_number }));
  };
  return (
    <FormDialog
      title={t('number')}
      submitLabel={tCommon('save')}
      busy={save.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      opener="member-number"
      typed={typed}
    >
      <TextInput
        data-autofocus
        label={t('number_of', { name })}
        inputMode="numeric"
        maxLength={3}
        value={typedNumber}
        error={errors.number}
        onChange={({ currentTarget }) => typed.setValue(currentTarget.value)}
      />
    </FormDialog>
  );
}
