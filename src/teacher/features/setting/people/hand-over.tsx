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
  const [receiver, setReceiver] = useState<{ id: number; name: string }>();
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const handOver = useSend('POST /admin/person_hand_over', {
    refreshes: ['GET /admin/person', 'GET /admin/class', 'GET /teacher/index'],
    success: t('handed_over'),
    onSuccess: () => setReceiver(undefined),
  });
  const keyOf = ({ class_id, subject_id }: Person['teachings'][number]) => `${class_id} ${subject_id}`;
  const chosenTeachings = teachings.filter((teaching) => !deselected.has(keyOf(teaching)));
  const withActivities = activity_count > 0 && !deselected.has('activities');
  const choice = (key: string, label: string) => (
    <Checkbox
      key={key}
      label={label}
      checked={!deselected.has(key)}
      onChange={({ currentTarget }) => {
        const otherKeys = [...deselected].filter((each) => each !== key);
        setDeselected(new Set(currentTarget.checked ? otherKeys : [...otherKeys, key]));
      }}
    />
  );
  const askAndHandOver = async () => {
    if (!receiver) return;
    const units = chosenTeachings.reduce((sum, { unit_count }) => sum + unit_count, 0);
    const numbers = {
      activities: withActivities ? activity_count : 0,
      teachings: chosenTeachings.length,
      units,
    };
    const isSure = await confirm({
      text: t('hand_over_ask', { to: receiver.name, name: person.name, ...numbers }),
    });
    const pairs = chosenTeachings.map(({ class_id, subject_id }) => ({ class_id, subject_id }));
    if (isSure)
      handOver.mutate({ id, to_id: receiver.id, with_activities: withActivities, teachings: pairs });
  };
  return (
    <section className={styles.places} aria-labelledby="hand-over">
      <h3 id="hand-over">{t('hand_over')}</h3>
      <p>{t('hand_over_text')}</p>
      {activity_count > 0 && choice('activities', t('activities', { count: activity_count }))}
      {teachings.map((teaching) => {
        const { calendar_name, class_name, subject_name, unit_count } = teaching;
        const classText = `${calendar_name} · ${class_name} · ${subject_name}`;
        return choice(keyOf(teaching), `${classText} · ${t('units', { count: unit_count })}`);
      })}
      <div className={styles.actions} data-aligned="end">
        <TeacherSelect label={t('to')} chosen={receiver} onChoose={setReceiver} exceptId={id} />
        <Button
          loading={handOver.isPending}
          disabled={!receiver || (!withActivities && chosenTeachings.length === 0)}
          onClick={() => void askAndHandOver()}
        >
          {t('hand_over_now')}
        </Button>
      </div>
    </section>
  );
}
