import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { sentMessages } from './messages.ts';
import styles from './sent-list.module.css';

type Person = ApiReply<'GET /teacher/message_people'>['items'][number];

/** How often the list is read again while it is open. */
const refetchMs = 15_000;

function PeopleList({ title, people }: { title: string; people: readonly Person[] }) {
  const { dateTime } = useFormats();
  if (people.length === 0) return null;
  return (
    <div>
      <h2 className={styles.peopleTitle}>{`${title} (${people.length})`}</h2>
      <ul className={styles.people}>
        {people.map(({ user_id, class_number, student_name, group, seen_at }) => (
          <li key={user_id}>
            <span>{`${class_number ?? ''} ${nameWithGroup(student_name, group)}`.trim()}</span>
            {seen_at !== null && <span className={styles.time}>{dateTime(seen_at)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who has not seen a message, and who has, and when. */
export function MessagePeople({ id }: { id: number }) {
  const t = useMessages(sentMessages);
  const { data, error, refetch } = useCall(
    'GET /teacher/message_people',
    { id },
    { refetchMs, reportsInPlace: true },
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} height="1.5rem" />;
  return (
    <div className={styles.both}>
      <PeopleList title={t('not_seen')} people={data.items.filter(({ seen_at }) => seen_at === null)} />
      <PeopleList title={t('seen')} people={data.items.filter(({ seen_at }) => seen_at !== null)} />
    </div>
  );
}
