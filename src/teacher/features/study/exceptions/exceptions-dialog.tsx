import { Radio } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import partStyles from '#teacher/shared/dialogs/form-part.module.css';
import { type NamedPerson, useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { findIdle, listChoosable } from '#teacher/shared/people/pick-students.ts';
import { StudentChoice } from '#teacher/shared/people/student-choice.tsx';
import { studentChoiceMessages } from '#teacher/shared/people/student-choice-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import type { GridRow } from '../grid-model.ts';
import { ActionFields } from './action-fields.tsx';
import {
  type ExceptionAction,
  type ExceptionErrors,
  type ExceptionForm,
  exceptionActions,
  findFormErrors,
} from './exception-form.ts';
import { exceptionMessages } from './exception-messages.ts';
import styles from './exceptions-dialog.module.css';
import type { StudentDifferences } from './list-exception-marks.ts';
import { useExceptions } from './use-exceptions.ts';

export type ExceptionPerson = NamedPerson & {
  user_id: number;
  state?: GridRow['state'];
} & StudentDifferences;

type ExceptionsDialogProps = {
  coursewareId: number;
  people: readonly ExceptionPerson[];
  /** The student concerned; undefined if the teacher chooses students in the dialog. */
  person: ExceptionPerson | undefined;
  /** Chosen at first. */
  firstAction?: ExceptionAction;
  onClose: () => void;
};

/** Gives one or several students their own rules, reopens their work, or takes that back. */
export function ExceptionsDialog({
  coursewareId,
  people,
  person,
  firstAction = 'extra_time',
  onClose,
}: ExceptionsDialogProps) {
  const t = useMessages(exceptionMessages);
  const tChoice = useMessages(studentChoiceMessages);
  const namePerson = useNamePerson();
  const [errors, setErrors] = useState<ExceptionErrors>({});
  const title = person ? t('exceptions_for', { name: namePerson(person) }) : t('exceptions');
  const typed = useTyped<ExceptionForm>(`exceptions:${coursewareId}:${person?.user_id ?? 0}`, title, {
    userIds: person ? [person.user_id] : [],
    action: firstAction,
    minutes: person?.exception?.extra_minutes || 10,
    attempts: person?.exception?.extra_attempts || 1,
    dueAt: '',
    message: '',
  });
  const form = typed.value;
  const idle = findIdle(people.filter(({ is_guest }) => !is_guest));
  const { apply, isBusy } = useExceptions(coursewareId, {
    onDone: () => {
      typed.clear();
      onClose();
    },
    onPastDue: () => setErrors({ dueAt: t('due_passed') }),
  });
  const changeForm = (changes: Partial<ExceptionForm>) => typed.setValue({ ...form, ...changes });
  const submit = () => {
    const formErrors = findFormErrors(form, Date.now(), t);
    setErrors(formErrors);
    if (Object.keys(formErrors).length === 0) apply(form);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('apply')}
      size="lg"
      busy={isBusy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      {!person && (
        <StudentChoice
          students={listChoosable(people, namePerson)}
          picks={[
            { label: tChoice('not_started'), userIds: idle.notStarted },
            { label: tChoice('not_submitted'), userIds: idle.notSubmitted },
          ]}
          chosenIds={form.userIds}
          error={errors.userIds}
          onChange={(userIds) => changeForm({ userIds })}
        />
      )}
      <fieldset className={partStyles.part}>
        <legend>{t('action')}</legend>
        <div className={styles.actions}>
          {exceptionActions.map((action) => (
            <Radio
              key={action}
              name="action"
              label={t(action)}
              checked={form.action === action}
              onChange={() => changeForm({ action })}
            />
          ))}
        </div>
      </fieldset>
      <ActionFields form={form} errors={errors} onChange={changeForm} />
    </FormDialog>
  );
}
