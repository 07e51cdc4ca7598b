import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { finalMarkReasonMaxLength } from '#contract/limits.ts';
import { isPaperScore } from '#contract/paper-score.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { type BookedStudent, toPercent } from '../booked.ts';
import { markBookMessages } from '../mark-book-messages.ts';
import { dialogMessages } from './dialog-messages.ts';
import type { BookDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { readPoints } from './paper-fields.tsx';
import { bookReads } from './use-assign.ts';

type Errors = { percent?: string; reason?: string };

/** Sets a student's final mark with a reason, beside the computed total, or takes it back. */
export function FinalDialog({
  student,
  shown: { class_id, subject_id },
  onClose,
}: BookDialogProps & { student: BookedStudent }) {
  const t = useMessages(dialogMessages);
  const tBook = useMessages(markBookMessages);
  const tCommon = useMessages(commonMessages);
  const { user_id, final, total } = student;
  const title = tBook('final_of', { name: useNamePerson()({ ...student, is_guest: false }) });
  const [initial] = useState(() => ({
    percent: String(toPercent(final ? final.share : total.share) ?? ''),
    reason: final?.reason ?? '',
  }));
  const typed = useTyped(`final_mark:${class_id}:${subject_id}:${user_id}`, title, initial);
  const [errors, setErrors] = useState<Errors>({});
  const options = { refreshes: bookReads, onSuccess: onClose };
  const set = useSend('POST /study/final_mark_set', options);
  const takeBack = useSend('POST /study/final_mark_take_back', options);
  const studentKey = { class_id, subject_id, user_id };
  const { percent, reason } = typed.value;
  const submit = () => {
    const value = readPoints(percent);
    const isRight = value !== undefined && isPaperScore(value, 100);
    const found = {
      ...(!isRight && { percent: t('final_wrong') }),
      ...(reason.trim() === '' && { reason: t('reason_missing') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const mark = { share: Number(value) / 100, reason: reason.trim(), computed_share: total.share };
    typed.clearAfter(set.mutateAsync({ ...studentKey, ...mark }));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={tCommon('save')}
      busy={set.isPending || takeBack.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
    >
      <FinalFacts student={student} />
      <TextInput
        data-autofocus
        label={t('final_percent')}
        required
        inputMode="decimal"
        maxLength={10}
        value={percent}
        error={errors.percent}
        onChange={({ currentTarget }) => typed.setValue({ percent: currentTarget.value, reason })}
      />
      <Textarea
        label={t('reason')}
        required
        autosize
        minRows={2}
        maxLength={finalMarkReasonMaxLength}
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => typed.setValue({ percent, reason: currentTarget.value })}
      />
      {final && (
        <Button
          variant="default"
          loading={takeBack.isPending}
          onClick={() => typed.clearAfter(takeBack.mutateAsync(studentKey))}
        >
          {t('take_back')}
        </Button>
      )}
    </FormDialog>
  );
}

/** The computed total, and who set which final mark. */
function FinalFacts({ student: { final, total } }: { student: BookedStudent }) {
  const t = useMessages(dialogMessages);
  const tBook = useMessages(markBookMessages);
  const { number, dateTime } = useFormats();
  const format = (share: number | null) => (share === null ? '–' : number(toPercent(share) ?? 0));
  const counts = { marked: number(total.marked), expected: number(total.expected) };
  return (
    <div className={styles.text}>
      <p>{t('final_text', { total: format(total.share), ...counts })}</p>
      {final && (
        <p>
          {tBook('final_set', {
            teacher: final.teacher_name,
            time: dateTime(final.changed_at),
            reason: final.reason,
          })}
        </p>
      )}
      {final?.is_outdated && (
        <p>{tBook('total_changed', { before: format(final.computed_share), after: format(total.share) })}</p>
      )}
    </div>
  );
}
