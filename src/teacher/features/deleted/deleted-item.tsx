import { Badge, Button } from '@mantine/core';
import { IconFolder, IconRestore } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { ActivityIcon } from '#teacher/shared/activities/activity-icon.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './deleted.module.css';
import { deletedMessages } from './deleted-messages.ts';

export type DeletedThing = ApiReply<'GET /admin/deleted'>['items'][number];

/** The badge is red if this many days or fewer are left. */
const warningDays = 3;

function ThingIcon({ thing }: { thing: DeletedThing }) {
  if (thing.kind !== 'unit') return <ActivityIcon type={thing.type} icon="" size={40} />;
  return (
    <span className={styles.folder}>
      <IconFolder size={24} aria-hidden="true" />
    </span>
  );
}

type DeletedItemProps = { thing: DeletedThing; busy: boolean; onBringBack: () => void };

/** A deleted unit, courseware or activity, with its owner, the work in it and the days left to bring it back. */
export function DeletedItem({ thing, busy, onBringBack }: DeletedItemProps) {
  const t = useMessages(deletedMessages);
  const formats = useFormats();
  const { name, kind, unit_name, class_name, subject_name, owner_name, deleted_by_name, days_left } = thing;
  const time = formats.dateTime(thing.deleted_at);
  const detailTexts = [
    [class_name, subject_name].filter(Boolean).join(' '),
    unit_name && t('in_unit', { unit: unit_name }),
    t('of_person', { name: owner_name }),
    thing.courseware_count > 0 && t('courseware_count', { count: thing.courseware_count }),
    thing.student_count > 0 && t('student_count', { count: thing.student_count }),
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <ThingIcon thing={thing} />
      <div className={styles.words}>
        <h3>
          {name} <span className={styles.kind}>{t(`kind_${kind}`)}</span>
        </h3>
        <p>{detailTexts.join(' · ')}</p>
        <p>
          {deleted_by_name ? t('deleted_by', { name: deleted_by_name, time }) : t('deleted_at', { time })}
        </p>
      </div>
      <div className={styles.actions}>
        <Badge variant="light" color={days_left <= warningDays ? 'red' : 'gray'} size="lg">
          {t('days_left', { count: days_left })}
        </Badge>
        {thing.waits_for_unit ? (
          <p className={styles.note}>{t('unit_first')}</p>
        ) : (
          <Button
            variant="light"
            leftSection={<IconRestore size={18} aria-hidden="true" />}
            aria-label={t('bring_back_named', { name })}
            loading={busy}
            onClick={onBringBack}
          >
            {t('bring_back')}
          </Button>
        )}
      </div>
    </li>
  );
}
