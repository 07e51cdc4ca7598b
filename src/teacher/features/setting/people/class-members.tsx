import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import type { ShownCards } from '#teacher/shared/password-cards/use-issue.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import settingStyles from '../setting.module.css';
import { AddMembers } from './add-members.tsx';
import { MemberActions } from './member-actions.tsx';
import { memberMessages } from './member-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

type Members = ApiReply<'GET /teacher/class_members'>;

/** The students of a class: add, remove, move to another class of the term, print cards. */
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
  const language = useLanguage();
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
        {reply.members.map(({ id, class_number, name, nickname_eng, group, sign_in_name, password }) => (
          <li key={id}>
            <Checkbox
              label={`${class_number} · ${nameWithGroup(chooseName(name, nickname_eng, language), group)}`}
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
