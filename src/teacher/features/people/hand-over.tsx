import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { TeacherSelect } from '#teacher/shared/people/teacher-select.tsx';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { leaverMessages } from './leaver-messages.ts';
import styles from './people.module.css';

type Person = ApiReply<'GET /admin/person'>;

/** Gives the activities, classes and units of a teacher who left to another teacher. */
export function HandOver({ person }: { person: Person }) {
  const t = useMessages(leaverMessages);
  const { id, activity_count, teachings } = person;
  const [receiver, setReceiver] = useState<{ id: number; name: string }>();
  const [deselectedKeys, setDeselectedKeys] = useState<ReadonlySet<string>>(new Set());
  const handOver = useSend('POST /admin/person_hand_over', {
    refreshes: ['GET /admin/person', 'GET /admin/class', 'GET /teacher/index'],
    successText: t('handed_over'),
    onSuccess: () => setReceiver(undefined),
  });
  const keyOf = ({ class_id, subject_id }: Person['teachings'][number]) => `${class_id} ${subject_id}`;
  const chosenTeachings = teachings.filter((teaching) => !deselectedKeys.has(keyOf(teaching)));
  const includesActivities = activity_count > 0 && !deselectedKeys.has('activities');
  const choiceCheckbox = (key: string, label: string) => (
    <Checkbox
      key={key}
      label={label}
      checked={!deselectedKeys.has(key)}
      onChange={({ currentTarget }) => {
        const otherKeys = [...deselectedKeys].filter((otherKey) => otherKey !== key);
        setDeselectedKeys(new Set(currentTarget.checked ? otherKeys : [...otherKeys, key]));
      }}
    />
  );
  const askAndHandOver = async () => {
    if (!receiver) return;
    const unitCount = chosenTeachings.reduce((sum, { unit_count }) => sum + unit_count, 0);
    const confirmCounts = {
      activities: includesActivities ? activity_count : 0,
      teachings: chosenTeachings.length,
      units: unitCount,
    };
    const isSure = await confirm({
      text: t('hand_over_ask', { to: receiver.name, name: person.name, ...confirmCounts }),
    });
    const teachingIds = chosenTeachings.map(({ class_id, subject_id }) => ({ class_id, subject_id }));
    if (isSure)
      handOver.mutate({
        id,
        to_id: receiver.id,
        with_activities: includesActivities,
        teachings: teachingIds,
      });
  };
  return (
    <section className={styles.places} aria-labelledby="hand-over">
      <h3 id="hand-over">{t('hand_over')}</h3>
      <p>{t('hand_over_text')}</p>
      {activity_count > 0 && choiceCheckbox('activities', t('activities', { count: activity_count }))}
      {teachings.map((teaching) => {
        const { calendar_name, class_name, subject_name, unit_count } = teaching;
        const classText = `${calendar_name} · ${class_name} · ${subject_name}`;
        return choiceCheckbox(keyOf(teaching), `${classText} · ${t('units', { count: unit_count })}`);
      })}
      <div className={styles.actions} data-aligned="end">
        <TeacherSelect label={t('to')} chosenTeacher={receiver} onChoose={setReceiver} excludedId={id} />
        <Button
          loading={handOver.isPending}
          disabled={!receiver || (!includesActivities && chosenTeachings.length === 0)}
          onClick={() => void askAndHandOver()}
        >
          {t('hand_over_now')}
        </Button>
      </div>
    </section>
  );
}
