import { Link } from '@tanstack/react-router';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { resourceMessages } from './messages.ts';
import type { ResourceItem } from './resource-item.ts';
import styles from './resources.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the previous page in the browser's history is the library. */
    fromLibrary?: boolean;
  }
}

type ResourceCardTextProps = {
  item: ResourceItem;
  unitId: number | undefined;
  onFollowLink: (linkId: string) => void;
};

/** The name of a resource as a link to its page, and its facts. */
export function ResourceCardText({ item, unitId, onFollowLink }: ResourceCardTextProps) {
  const t = useMessages(resourceMessages);
  const { id, name, copy_count, owner_name, is_own } = item;
  return (
    <div className={styles.cardBody}>
      <TypeLine {...item} />
      <Link
        className={styles.name}
        to="/resources/detail"
        search={{ id, unit_id: unitId }}
        state={{ fromLibrary: true }}
        data-link={`resource-${id}`}
        onClick={() => onFollowLink(`resource-${id}`)}
      >
        {name}
      </Link>
      <p className={styles.facts}>
        {item.subject_id !== null && <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />}
        <GradeLine {...item} />
      </p>
      <p className={styles.note}>
        {is_own ? t('yours') : t('by', { name: owner_name })}
        {copy_count > 0 && <span>{` · ${t('copied_times', { count: copy_count })}`}</span>}
      </p>
    </div>
  );
}
