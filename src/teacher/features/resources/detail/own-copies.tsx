import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from '../messages.ts';
import type { ResourceDetail } from '../resource-item.ts';
import styles from '../resources.module.css';

/** Links to the teacher's own copies of a resource, if there are any. */
export function OwnCopies({ item: { own_copies, type } }: { item: ResourceDetail }) {
  const t = useMessages(resourceMessages);
  if (own_copies.length === 0) return null;
  return (
    <>
      <h2>{t('own_copies')}</h2>
      <ul className={styles.users}>
        {own_copies.map(({ activity_id, name }) => (
          <li key={activity_id}>
            <Link
              className={styles.name}
              to="/teacher/diy/edit/$course_type/$id"
              params={{ course_type: type, id: String(activity_id) }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
