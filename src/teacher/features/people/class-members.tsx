import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import type { ShownCards } from '#teacher/shared/password-cards/use-issue.ts';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import settingStyles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AddMembers } from './add-members.tsx';
import { MemberActions } from './member-actions.tsx';
import { memberMessages } from './member-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';

type MembersReply = ApiReply<'GET /teacher/class_members'>;

/** Lists the students of a class, to add, remove and move them, and to print their sign-in cards. */
export function ClassMembers({ classId }: { classId: number }) {
  const t = useMessages(memberMessages);
  const members = useCall('GET /teacher/class_members', { class_id: classId }, { reportsInPlace: true });
  const [shownCards, setShownCards] = useState<ShownCards>();
  return (
    <section className={settingStyles.card} aria-labelledby="class-members">
      <h2 id="class-members">{t('members', { count: members.data?.members.length ?? 0 })}</h2>
      {members.isPending && <Skeleton lines={6} height="2.25rem" />}
      {members.isError && <LoadError error={members.error} onRetry={() => void members.refetch()} />}
      {shownCards && <PasswordCards {...shownCards} onClose={() => setShownCards(undefined)} />}
      {members.data && (
        <>
          <AddMembers classId={classId} memberIds={members.data.members.map(({ id }) => id)} />
          {members.data.members.length === 0 ? (
            <p>{t('no_members')}</p>
          ) : (
            <MemberList classId={classId} reply={members.data} onCards={setShownCards} />
          )}
        </>
      )}
    </section>
  );
}

type MemberListProps = { classId: number; reply: MembersReply; onCards: (cards: ShownCards) => void };

function MemberList({ classId, reply, onCards }: MemberListProps) {
  const t = useMessages(memberMessages);
  const tPeople = useMessages(peopleMessages);
  const language = useLanguage();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const chosenMembers = reply.members.filter(({ id }) => chosenIds.has(id));
  const chooseMember = (id: number, isChosen: boolean) => {
    const nextIds = new Set(chosenIds);
    if (isChosen) nextIds.add(id);
    else nextIds.delete(id);
    setChosenIds(nextIds);
  };
  return (
    <>
      <div className={styles.actions}>
        <Checkbox
          label={t('choose_all')}
          checked={chosenMembers.length === reply.members.length}
          onChange={({ currentTarget }) =>
            setChosenIds(new Set(currentTarget.checked ? reply.members.map(({ id }) => id) : []))
          }
        />
        <MemberActions
          classId={classId}
          calendarId={reply.calendar_id}
          members={chosenMembers}
          onCards={onCards}
        />
      </div>
      <ul className={styles.memberList}>
        {reply.members.map(({ id, class_number, name, nickname_eng, group, sign_in_name, password }) => (
          <li key={id}>
            <Checkbox
              label={`${class_number} · ${nameWithGroup(chooseName(name, nickname_eng, language), group)}`}
              checked={chosenIds.has(id)}
              onChange={({ currentTarget }) => chooseMember(id, currentTarget.checked)}
            />
            <span className={styles.nickname}>
              {sign_in_name} · {tPeople('password')}: {tPeople(`password_${password}`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
