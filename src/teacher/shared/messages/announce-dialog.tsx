import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import {
  listSubjects,
  resolveClassFilter,
  type TermIndex,
} from '#teacher/shared/class-filter/class-filter.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { NoStudents } from '#ui/illustrations/no-students.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { messageWords } from './message-words.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

type Place = { class_id: number; subject_id: number };
type AnnounceDialogProps = { onClose: () => void; opener?: string | undefined };

const noStudents = { students: [], groups: [] };

/** The place with another class or subject; a subject that is not taught to the class gives way to the first one. */
function choosePlace(index: TermIndex, wanted: Partial<Place>): Place | undefined {
  const { class_id, subject_id } = resolveClassFilter(wanted, index, { needsClass: true });
  const shownSubjectId = subject_id ?? listSubjects(index, class_id)[0]?.id;
  return class_id === undefined || shownSubjectId === undefined
    ? undefined
    : { class_id, subject_id: shownSubjectId };
}

function LoadedDialog({ index, first, ...props }: AnnounceDialogProps & { index: TermIndex; first: Place }) {
  const t = useMessages(messageWords);
  const [place, setPlace] = useState<Place>(first);
  const choices = useCall('GET /teacher/message_choices', place);
  const { students, groups } = choices.data ?? noStudents;
  const { mutateAsync: announce } = useSend('POST /teacher/message_announce', {
    refreshes: ['GET /teacher/message_list'],
  });
  const change = (wanted: Partial<Place>) => setPlace(choosePlace(index, { ...place, ...wanted }) ?? place);
  return (
    <MessageDialog
      {...props}
      title={t('announce_title')}
      typedName="announcement"
      initialIds={students.map(({ id }) => id)}
      initialText=""
      students={students.map(({ id, class_number, name, group }) => ({
        user_id: id,
        label: `${class_number} ${nameWithGroup(name, group)}`,
      }))}
      picks={groups.map(({ name, user_ids }) => ({ label: name, userIds: user_ids }))}
      onSend={(input) => announce({ ...place, ...input })}
    >
      {(resetChoice) => (
        <SimpleGrid cols={2}>
          <NativeSelect
            label={t('class')}
            value={place.class_id}
            data={index.class_list.map((item) => ({ value: String(item.class_id), label: item.class_name }))}
            onChange={({ currentTarget: { value } }) => {
              resetChoice();
              change({ class_id: Number(value) });
            }}
          />
          <NativeSelect
            label={t('subject')}
            value={place.subject_id}
            data={listSubjects(index, place.class_id).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            onChange={({ currentTarget: { value } }) => change({ subject_id: Number(value) })}
          />
        </SimpleGrid>
      )}
    </MessageDialog>
  );
}

/** Writes to a class, to groups or to chosen students of it. */
export function AnnounceDialog(props: AnnounceDialogProps) {
  const t = useMessages(messageWords);
  const index = useCall('GET /teacher/index', {}, { reportsInPlace: true });
  const first = index.data && choosePlace(index.data, {});
  if (index.data && first) return <LoadedDialog {...props} index={index.data} first={first} />;
  return (
    <WaitingDialog title={t('announce_title')} reply={index} onClose={props.onClose}>
      {index.data && <EmptyState picture={<NoStudents />} title={t('no_class')} />}
    </WaitingDialog>
  );
}
