import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { type ShownCards, useIssue } from '#teacher/shared/password-cards/use-issue.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { memberMessages } from './member-messages.ts';
import { MemberNumber } from './member-number.tsx';

type MembersReply = ApiReply<'GET /teacher/class_members'>;

type MemberActionsProps = {
  classId: number;
  calendarId: number;
  members: MembersReply['members'];
  onCards: (cards: ShownCards) => void;
};

/** The actions for the chosen students. */
export function MemberActions({ classId, calendarId, members, onCards }: MemberActionsProps) {
  const t = useMessages(memberMessages);
  const tCard = useMessages(cardMessages);
  const index = useCall('GET /teacher/index', { calendar_id: calendarId });
  const { progress, issue } = useIssue(onCards);
  const refreshes = ['GET /teacher/class_members', 'GET /admin/people', 'GET /teacher/index'] as const;
  const remove = useSend('POST /admin/class_member_remove', { refreshes, successText: t('removed') });
  const move = useSend('POST /admin/class_member_move', { refreshes, successText: t('moved') });
  const [targetClassId, setTargetClassId] = useState('');
  const [isChangingNumber, setIsChangingNumber] = useState(false);
  const ids = members.map(({ id }) => id);
  const membersInput = { class_id: classId, user_ids: ids };
  const count = ids.length;
  const otherClasses = (index.data?.class_list ?? []).filter(({ class_id }) => class_id !== classId);
  const confirmThen = async (text: string, onYes: () => void) => {
    if (await confirm({ text })) onYes();
  };
  const chosenClass = otherClasses.find(({ class_id }) => String(class_id) === targetClassId);
  const [singleMember] = members;
  return (
    <>
      <Button
        variant="default"
        disabled={count === 0}
        loading={progress !== undefined}
        onClick={() => void confirmThen(t('cards_ask', { count }), () => void issue(ids, '/play'))}
      >
        {t('cards')}
      </Button>
      <NativeSelect
        aria-label={t('move_to')}
        disabled={count === 0 || otherClasses.length === 0}
        value={targetClassId}
        data={[
          { value: '', label: t('move_to') },
          ...otherClasses.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name })),
        ]}
        onChange={({ currentTarget }) => setTargetClassId(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={count === 0 || chosenClass === undefined}
        loading={move.isPending}
        onClick={() => {
          if (!chosenClass) return;
          const { class_id: to_class_id, class_name: name } = chosenClass;
          void confirmThen(t('move_ask', { count, name }), () =>
            move.mutate({ ...membersInput, to_class_id }),
          );
        }}
      >
        {t('move')}
      </Button>
      <Button
        variant="default"
        disabled={count !== 1}
        data-opener="member-number"
        onClick={() => setIsChangingNumber(true)}
      >
        {t('number')}
      </Button>
      <Button
        variant="default"
        disabled={count === 0}
        loading={remove.isPending}
        onClick={() => void confirmThen(t('remove_ask', { count }), () => remove.mutate(membersInput))}
      >
        {t('remove')}
      </Button>
      {isChangingNumber && singleMember && (
        <MemberNumber classId={classId} member={singleMember} onClose={() => setIsChangingNumber(false)} />
      )}
      {progress && <p role="status">{tCard('issuing', progress)}</p>}
    </>
  );
}
