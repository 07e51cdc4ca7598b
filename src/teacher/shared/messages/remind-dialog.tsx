import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { findIdle, listChoosable } from '#teacher/shared/people/pick-students.ts';
import { studentChoiceMessages } from '#teacher/shared/people/student-choice-messages.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type School, useSchool } from '#ui/school-store.ts';
import { MessageDialog } from './message-dialog.tsx';
import { messageWords } from './message-words.ts';
import { WaitingDialog } from './waiting-dialog.tsx';
import { writeReminder } from './write-reminder.ts';

type Grid = ApiReply<'GET /study/grid'>;

type RemindDialogProps = {
  coursewareId: number;
  /** The student chosen at first; undefined: all who have not submitted. */
  userId?: number | undefined;
  onClose: () => void;
  opener?: string | undefined;
};

const writeReminderNow = (
  courseware: Grid['courseware'],
  { languages, clock }: Pick<School, 'languages' | 'clock'>,
) => writeReminder(courseware, { language: languages[0] ?? 'en', clock, now: Date.now() });

type LoadedDialogProps = Omit<RemindDialogProps, 'coursewareId'> & { grid: Grid };

function LoadedDialog({ grid, userId, onClose, opener }: LoadedDialogProps) {
  const t = useMessages(messageWords);
  const tChoice = useMessages(studentChoiceMessages);
  const namePerson = useNamePerson();
  const { languages, clock } = useSchool();
  const { mutateAsync: remind } = useSend('POST /teacher/message_remind', {
    refreshes: ['GET /teacher/message_list'],
  });
  const { courseware } = grid;
  const { courseware_id, courseware_name: name } = courseware;
  const students = grid.rows.filter(({ is_guest, class_number }) => !is_guest && class_number !== null);
  const { notStarted, notSubmitted } = findIdle(students);
  // Those who are chosen at first can be seen without scrolling.
  const chosenIds = userId === undefined ? notSubmitted : [userId];
  const isIdle = ({ user_id }: { user_id: number }) => chosenIds.includes(user_id);
  const idleFirst = [...students.filter(isIdle), ...students.filter((student) => !isIdle(student))];
  // Whoever submits meanwhile stays chosen: the teacher has seen the choice.
  const [initial] = useState(() => ({
    initialIds: chosenIds,
    initialText: writeReminderNow(courseware, { languages, clock }),
  }));
  return (
    <MessageDialog
      title={t('remind_title', { name })}
      typedName={`reminder:${courseware_id}${userId === undefined ? '' : `:${userId}`}`}
      {...initial}
      students={listChoosable(idleFirst, namePerson)}
      picks={[
        { label: tChoice('not_started'), userIds: notStarted },
        { label: tChoice('not_submitted'), userIds: notSubmitted },
      ]}
      onSend={(input) => remind({ courseware_id, ...input })}
      onClose={onClose}
      opener={opener}
    />
  );
}

/** Reminds students of a courseware, at first those who have not submitted, or one of them. */
export function RemindDialog({ coursewareId, userId, onClose, opener }: RemindDialogProps) {
  const t = useMessages(messageWords);
  const grid = useCall('GET /study/grid', { courseware_id: coursewareId }, { reportsInPlace: true });
  if (grid.data) return <LoadedDialog grid={grid.data} userId={userId} onClose={onClose} opener={opener} />;
  return <WaitingDialog title={t('remind')} reply={grid} onClose={onClose} />;
}
