import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './type-picker.module.css';

/** The choice of a type for a new activity. `unitId`: the unit that the activity is meant for. */
export function TypePicker({ unitId }: { unitId: number | undefined }) {
  const t = useMessages(activityMessages);
  const list = useCall('GET /common/course_extend_list', {}, { reportsInPlace: true });
  const types = (list.data?.course_extend_list ?? []).filter(({ is_offered }) => is_offered);
  return (
    <section className={styles.page}>
      <header>
        {unitId === undefined ? (
          <Link to="/teacher/diy" className={styles.back}>
            <IconArrowLeft size={20} aria-hidden="true" />
            {t('back_to_list')}
          </Link>
        ) : (
          <Link to="/unit/course/list" search={{ unit_id: unitId }} className={styles.back}>
            <IconArrowLeft size={20} aria-hidden="true" />
            {t('back_to_unit')}
          </Link>
        )}
        <h1>{t('pick_title')}</h1>
      </header>
      {list.isPending && <Skeleton lines={4} height="7rem" />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <ul className={styles.types}>
        {types.map(({ type, name, summary, colour, icon }) => (
          <li key={type}>
            <Link
              className={styles.type}
              style={{ borderColor: colour }}
              to="/teacher/diy/add/$course_type"
              params={{ course_type: type }}
              search={{ unit_id: unitId }}
            >
              <img src={mediaUrl(icon)} width={64} height={64} alt="" />
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
