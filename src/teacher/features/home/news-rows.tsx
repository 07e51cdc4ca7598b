import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

export type News = ApiReply<'GET /teacher/news'>;

type Row = { key: string; at: number; isNew: boolean; row: ReactNode };

function NewsText({ name, text, note, isNew }: { name: string; text: string; note: string; isNew: boolean }) {
  const t = useMessages(homeMessages);
  return (
    <>
      <strong>
        {isNew && <span className={styles.dot} role="img" aria-label={t('is_new')} />}
        {name}
      </strong>
      <span>{text}</span>
      <span className={styles.note}>{note}</span>
    </>
  );
}

function useSubmissionRows(items: News['handed_in']): Row[] {
  const t = useMessages(homeMessages);
  return items.map(
    ({ courseware_id, courseware_name, class_name, subject_name, people, new_people, at }) => ({
      key: `courseware ${courseware_id}`,
      at,
      isNew: new_people > 0,
      row: (
        <Link to="/study-situation-view/grid" search={{ courseware_id }} className={styles.row}>
          <NewsText
            name={courseware_name}
            text={`${class_name} · ${subject_name}`}
            note={
              new_people > 0 ? t('new_handed_in', { count: new_people }) : t('handed_in', { count: people })
            }
            isNew={new_people > 0}
          />
        </Link>
      ),
    }),
  );
}

function useOriginalRows(items: News['originals']): Row[] {
  const t = useMessages(homeMessages);
  return items.map(({ activity_id, activity_name, type, owner_name, is_new, at }) => ({
    key: `original ${activity_id}`,
    at,
    isNew: is_new,
    row: (
      <Link
        to="/teacher/diy/edit/$course_type/$id"
        params={{ course_type: type, id: String(activity_id) }}
        className={styles.row}
      >
        <NewsText
          name={activity_name}
          text={t('original_changed', { name: owner_name })}
          note={t('see_changes')}
          isNew={is_new}
        />
      </Link>
    ),
  }));
}

function useResourceRows(items: News['resources']): Row[] {
  const t = useMessages(homeMessages);
  return items.map(({ resource_id, name, likes, copies, new_likes, new_copies, at }) => {
    const isNew = new_likes + new_copies > 0;
    const [liked, copied] = isNew ? [new_likes, new_copies] : [likes, copies];
    const notes = [
      liked > 0 ? t('liked', { count: liked }) : '',
      copied > 0 ? t('copied', { count: copied }) : '',
    ];
    return {
      key: `resource ${resource_id}`,
      at,
      isNew,
      row: (
        <Link to="/resources/detail" search={{ id: resource_id }} className={styles.row}>
          <NewsText
            name={name}
            text={t('own_resource')}
            note={notes.filter(Boolean).join(' · ')}
            isNew={isNew}
          />
        </Link>
      ),
    };
  });
}

export function useRows({ handed_in, originals, resources }: News): Row[] {
  const rows = [
    ...useSubmissionRows(handed_in),
    ...useOriginalRows(originals),
    ...useResourceRows(resources),
  ];
  return rows.sort((one, other) => Number(other.isNew) - Number(one.isNew) || other.at - one.at);
}
