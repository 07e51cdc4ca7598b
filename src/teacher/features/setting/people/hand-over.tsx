import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TeacherSelect } from '../classes/teacher-select.tsx';
import { leaverMessages } from './leaver-messages.ts';
import styles from './people.module.css';

type Person = ApiReply<'GET /admin/person'>;

/** Gives the activities, classes and units of a teacher who left to another teacher. */
export function HandOver({ person }: { person: Person }) {
  const t = useMessages(leaverMessages);
  const { id, activity_count, teachings } = person;
  const [to, setTo] = useState<{ id: number; name: string }>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const give = useSend('POST /admin/person_hand_over', {
    refreshes: ['GET /admin/person', 'GET /admin/class', 'GET /teacher/index'],
    success: t('handed_over'),
    onSuccess: () => setTo(undefined),
  });
  const keyOf = ({ class_id, subject_id }: Person['teachings'][number]) => `${class_id} ${subject_id}`;
  const given = teachings.filter((teaching) => !kept.has(keyOf(teaching)));
  const withActivities = activity_count > 0 && !kept.has('activities');
  const choice = (key: string, label: string) => (
    <Checkbox
      key={key}
      label={label}
      checked={!kept.has(key)}
      onChange={({ currentTarget }) => {
        const others = [...kept].filter((each) => each !== key);
        setKept(new Set(currentTarget.checked ? others : [...others, key]));
      }}
    />
  );
  const askAndGive = async () => {
    if (!to) return;
    const units = given.reduce((sum, { unit_count }) => sum + unit_count, 0);
    const numbers = { activities: withActivities ? activity_count : 0, teachings: given.length, units };
    const isSure = await confirm({
      text: t('hand_over_ask', { to: to.name, name: person.name, ...numbers }),
    });
    const pairs = given.map(({ class_id, subject_id }) => ({ class_id, subject_id }));
    if (isSure) give.mutate({ id, to_id: to.id, with_activities: withActivities, teachings: pairs });
  };
  return (
    <section className={styles.places} aria-labelledby="hand-over">
      <h3 id="hand-over">{t('hand_over')}</h3>
      <p>{t('hand_over_text')}</p>
      {activity_count > 0 && choice('activities', t('activities', { count: activity_count }))}
      {teachings.map((teaching) => {
        const { calendar_name, class_name, subject_name, unit_count } = teaching;
        const place = `${calendar_name} · ${class_name} · ${subject_name}`;
        return choice(keyOf(teaching), `${place} · ${t('units', { count: unit_count })}`);
      })}
      <div className={styles.actions} data-aligned="end">
        <TeacherSelect label={t('to')} chosen={to} onChoose={setTo} exceptId={id} />
        <Button
          loading={give.isPending}
          disabled={!to || (!withActivities && given.length === 0)}
          onClick={() => void askAndGive()}
        >
          {t('hand_over_now')}
        </Button>
      </div>
    </section>
  );
}
