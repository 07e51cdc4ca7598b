import { Text, Textarea } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { messageMaxLength } from '#contract/limits.ts';
import { FormDialog } from '#teacher/shared/dialogs/form-dialog.tsx';
import {
  type ChoosableStudent,
  StudentChoice,
  type StudentPick,
} from '#teacher/shared/people/student-choice.tsx';
import { studentChoiceMessages } from '#teacher/shared/people/student-choice-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useSchool } from '#ui/school-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { messageWords } from './message-words.ts';

/** `chosenIds` is null until the teacher changes the choice. */
type MessageForm = { chosenIds: readonly number[] | null; text: string };

type MessageDialogProps = {
  title: string;
  /** Names the typed text while it is not sent. */
  typedName: string;
  /** Who is chosen at first, and what the message says at first. */
  initialIds: readonly number[];
  initialText: string;
  students: readonly ChoosableStudent[];
  picks: readonly StudentPick[];
  onSend: (input: { user_ids: number[]; text: string }) => Promise<unknown>;
  onClose: () => void;
  opener?: string | undefined;
  /** Fields before the students; they may undo the choice, where other students are to be chosen from. */
  children?: (resetChoice: () => void) => ReactElement;
};

/** Those of the chosen who can be chosen; null if the choice is of another class. */
function keepPresent(
  chosenIds: readonly number[] | null,
  students: readonly ChoosableStudent[],
): readonly number[] | null {
  const presentIds = chosenIds?.filter((id) => students.some(({ user_id }) => user_id === id)) ?? null;
  return presentIds?.length === 0 && chosenIds?.length !== 0 ? null : presentIds;
}

/** Writes a message to chosen students. */
export function MessageDialog(props: MessageDialogProps) {
  const { title, typedName, initialIds, initialText, students, picks, onSend, onClose, opener, children } =
    props;
  const t = useMessages(messageWords);
  const tChoice = useMessages(studentChoiceMessages);
  const { hasMail } = useSchool();
  const [errors, setErrors] = useState<{ userIds?: string; text?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const typed = useTyped<MessageForm>(typedName, title, { chosenIds: null, text: initialText });
  const { text, chosenIds } = typed.value;
  const userIds = keepPresent(chosenIds, students) ?? initialIds;
  const send = async () => {
    setBusy(true);
    try {
      await onSend({ user_ids: [...userIds], text: text.trim() });
      showToast('success', t('sent', { count: userIds.length }));
      typed.clear();
      onClose();
    } catch {
      // The call has shown the reason; the typed text is kept.
      setBusy(false);
    }
  };
  const submit = () => {
    const newErrors = {
      ...(userIds.length === 0 && { userIds: tChoice('choose_students') }),
      ...(text.trim() === '' && { text: t('text_required') }),
    };
    setErrors(newErrors);
    if (Object.keys(newErrors).length === 0) void send();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('send')}
      size="lg"
      busy={isBusy}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
      typed={typed}
      {...(opener !== undefined && { opener })}
    >
      {children !== undefined && <div>{children(() => typed.setValue({ text, chosenIds: null }))}</div>}
      <StudentChoice
        students={students}
        picks={picks}
        chosenIds={userIds}
        error={errors.userIds}
        onChange={(newIds) => typed.setValue({ text, chosenIds: newIds })}
      />
      <Textarea
        label={t('text')}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={messageMaxLength}
        value={text}
        error={errors.text}
        description={t('text_count', { count: text.length, max: messageMaxLength })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => typed.setValue({ chosenIds, text: event.currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        <span>{t('note')}</span>
        {hasMail && <span>{` ${t('note_mail')}`}</span>}
      </Text>
    </FormDialog>
  );
}
