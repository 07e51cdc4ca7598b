import { Button } from '@mantine/core';
import { IconArrowLeft, IconKey } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { type ShownCards, useIssue } from '#teacher/shared/password-cards/use-issue.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { HandOver } from './hand-over.tsx';
import { leaverMessages } from './leaver-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';
import { PersonAccounts } from './person-accounts.tsx';
import { PersonData } from './person-data.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonPlaces } from './person-places.tsx';

type Person = ApiReply<'GET /admin/person'>;
type PersonViewProps = { id: number; onBack: () => void; onCards: (cards: ShownCards) => void };

/** One person: names, ways to sign in, classes, and an administrator's actions on the account. */
export function PersonView({ id, onBack, onCards }: PersonViewProps) {
  const t = useMessages(peopleMessages);
  const person = useCall('GET /admin/person', { id }, { reportsInPlace: true });
  const tLeaver = useMessages(leaverMessages);
  const formats = useFormats();
  const isErased = (person.data?.erased_at ?? null) !== null;
  const name = isErased ? tLeaver('erased_person') : (person.data?.name ?? t('people'));
  return (
    <>
      <div className={styles.top}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
      </div>
      <h2 id="setting-people">{name}</h2>
      {person.isPending && <Skeleton lines={5} height="2.75rem" />}
      {person.isError && <LoadError error={person.error} onRetry={() => void person.refetch()} />}
      {person.data &&
        (person.data.erased_at === null ? (
          <LoadedPerson person={person.data} onCards={onCards} />
        ) : (
          <p>{tLeaver('erased_on', { date: formats.date(person.data.erased_at) })}</p>
        ))}
    </>
  );
}

function LoadedPerson({ person, onCards }: { person: Person; onCards: (cards: ShownCards) => void }) {
  return (
    <>
      <AccountActions person={person} onCards={onCards} />
      {hasToHandOver(person) && <HandOver person={person} />}
      <PersonForm key={person.id} person={person} />
      <PersonPlaces person={person} />
      <PersonAccounts person={person} />
      <PersonData person={person} />
    </>
  );
}

/** Only teachers who left can hand over their activities and teachings. */
const hasToHandOver = ({ is_closed, activity_count, teachings }: Person) =>
  is_closed && (activity_count > 0 || teachings.length > 0);

/** Issues a password, closes or reopens the account; renders nothing for the administrator's own account. */
function AccountActions({ person, onCards }: { person: Person; onCards: (cards: ShownCards) => void }) {
  const t = useMessages(peopleMessages);
  const tLeaver = useMessages(leaverMessages);
  const isOwnAccount = useUserinfo()?.id === person.id;
  const { progress, issue } = useIssue(onCards);
  const refreshes = ['GET /admin/person', 'GET /admin/people', 'GET /teacher/class_members'] as const;
  const close = useSend('POST /admin/person_close', { refreshes, successText: t('closed') });
  const reopen = useSend('POST /admin/person_reopen', { refreshes, successText: t('reopened') });
  const { id, name, user_group } = person;
  const classCount = person.classes.filter(({ left_at }) => left_at === null).length;
  const askAndIssue = async () => {
    const isConfirmed = person.password === 'none' || (await confirm({ text: t('new_card_ask', { name }) }));
    if (isConfirmed) await issue([id], user_group === 'student' ? '/play' : '/');
  };
  const askAndClose = async () => {
    const counts = { activities: person.activity_count, teachings: person.teachings.length };
    const text =
      user_group === 'teacher'
        ? tLeaver('close_ask_teacher', { name, ...counts })
        : t('close_ask', { name, count: classCount });
    if (await confirm({ text, danger: true })) close.mutate({ id });
  };
  if (isOwnAccount) return null;
  if (person.is_closed)
    return (
      <div className={styles.actions}>
        <Button loading={reopen.isPending} onClick={() => reopen.mutate({ id })}>
          {t('reopen')}
        </Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      {!person.is_demo && (
        <Button
          leftSection={<IconKey size={18} aria-hidden="true" />}
          loading={progress !== undefined}
          onClick={() => void askAndIssue()}
        >
          {t('new_card')}
        </Button>
      )}
      <Button variant="default" loading={close.isPending} onClick={() => void askAndClose()}>
        {t('close')}
      </Button>
    </div>
  );
}
