import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { cardMessages } from '#teacher/shared/password-cards/card-messages.ts';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import { type ShownCards, useIssue } from '#teacher/shared/password-cards/use-issue.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import settingStyles from '../setting.module.css';
import { AddMembers } from './add-members.tsx';
import { memberMessages } from './member-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

type Members = ApiReply<'GET /teacher/class_members'>;

/** The students of a class: add, take out, move to another class of the term, print cards. */
export function ClassMembers({ classId }: { classId: number }) {
  const t = useMessages(memberMessages);
  const members = useCall('GET /teacher/class_members', { class_id: classId }, { inPlace: true });
  const [shown, setShown] = useState<ShownCards>();
  return (
    <section className={settingStyles.card} aria-labelledby="class-members">
      <h2 id="class-members">{t('members', { count: members.data?.members.length ?? 0 })}</h2>
      {members.isPending && <Skeleton lines={6} height="2.25rem" />}
      {members.isError && <LoadError error={members.error} onRetry={() => void members.refetch()} />}
      {shown && <PasswordCards {...shown} onClose={() => setShown(undefined)} />}
      {members.data && (
        <>
          <AddMembers classId={classId} present={members.data.members.map(({ id }) => id)} />
          {members.data.members.length === 0 ? (
            <p>{t('no_members')}</p>
          ) : (
            <MemberList classId={classId} reply={members.data} onCards={setShown} />
          )}
        </>
      )}
    </section>
  );
}

type MemberListProps = { classId: number; reply: Members; onCards: (shown: ShownCards) => void };

function MemberList({ classId, reply, onCards }: MemberListProps) {
  const t = useMessages(memberMessages);
  const people = useMessages(peopleMessages);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const members = reply.members.filter(({ id }) => chosen.has(id));
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <div className={styles.actions}>
        <Checkbox
          label={t('choose_all')}
          checked={members.length === reply.members.length}
          onChange={({ currentTarget }) =>
            setChosen(new Set(currentTarget.checked ? reply.members.map(({ id }) => id) : []))
          }
        />
        <MemberActions classId={classId} calendarId={reply.calendar_id} members={members} onCards={onCards} />
      </div>
      <ul className={styles.memberList}>
        {reply.members.map(({ id, class_number, name, group, sign_in_name, password }) => (
          <li key={id}>
            <Checkbox
              label={`${class_number} · ${nameWithGroup(name, group)}`}
              checked={chosen.has(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
            <span className={styles.nickname}>
              {sign_in_name} · {people('password')}: {people(`password_${password}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type MemberActionsProps = {
  classId: number;
  calendarId: number;
  members: Members['members'];
  onCards: (shown: ShownCards) => void;
};

/** What is done with the chosen students. */
function MemberActions({ classId, calendarId, members, onCards }: MemberActionsProps) {
  const t = useMessages(memberMessages);
  const cards = useMessages(cardMessages);
  const index = useCall('GET /teacher/index', { calendar_id: calendarId });
  const { progress, issue } = useIssue(onCards);
  const refreshes = ['GET /teacher/class_members', 'GET /admin/people', 'GET /teacher/index'] as const;
  const remove = useSend('POST /admin/class_member_remove', { refreshes, success: t('removed') });
  const move = useSend('POST /admin/class_member_move', { refreshes, success: t('moved') });
  const ids = members.map(({ id }) => id);
  const input = { class_id: classId, user_ids: ids };
  const count = ids.length;
  const others = (index.data?.class_list ?? []).filter(({ class_id }) => class_id !== classId);
  const ask = async (text: string, onYes: () => void) => {
    if (await confirm({ text })) onYes();
  };
  const askToMove = (to: number) => {
    const name = others.find(({ class_id }) => class_id === to)?.class_name ?? '';
    return ask(t('move_ask', { count, name }), () => move.mutate({ ...input, to_class_id: to }));
  };
  return (
    <>
      <Button
        variant="default"
        disabled={count === 0}
        loading={progress !== undefined}
        onClick={() => void ask(t('cards_ask', { count }), () => void issue(ids, '/play'))}
      >
        {t('cards')}
      </Button>
      <NativeSelect
        aria-label={t('move_to')}
        disabled={count === 0 || others.length === 0}
        value=""
        data={[
          { value: '', label: t('move_to') },
          ...others.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name })),
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') void askToMove(Number(currentTarget.value));
        }}
      />
      <Button
        variant="default"
        disabled={count === 0}
        loading={remove.isPending}
        onClick={() => void ask(t('remove_ask', { count }), () => remove.mutate(input))}
      >
        {t('remove')}
      </Button>
      {progress && <p role="status">{cards('issuing', progress)}</p>}
    </>
  );
}
