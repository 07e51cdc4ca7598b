import { Link } from '@tanstack/react-router';
import { GradeLine, SubjectBadge, TypeLine } from '#teacher/shared/activities/activity-facts.tsx';
import { iconProps } from '#teacher/shared/rows/row-actions.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LikeButton } from './like-button.tsx';
import { resourceMessages } from './messages.ts';
import { copyButtonId, type ResourceItem } from './resource-item.ts';
import { ResourcePicture } from './resource-picture.tsx';
import styles from './resources.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the previous page in the browser's history is the library. */
    fromLibrary?: boolean;
  }
}

type CardProps = {
  item: ResourceItem;
  unitId: number | undefined;
  isFirst: boolean;
  onOpen: (link: string) => void;
  onCopy: (item: ResourceItem) => void;
};

export function ResourceCard({ item, unitId, isFirst, onOpen, onCopy }: CardProps) {
  const t = useMessages(resourceMessages);
  const { id, name, copy_count, owner_name, is_own } = item;
  return (
    <li className={styles.card}>
      <ResourcePicture item={item} isFirst={isFirst} />
      <div className={styles.cardBody}>
        <TypeLine {...item} />
        <Link
          className={styles.name}
          to="/resources/detail"
          search={{ id, unit_id: unitId }}
          state={{ fromLibrary: true }}
          data-link={`resource-${id}`}
          onClick={() => onOpen(`resource-${id}`)}
        >
          {name}
        </Link>
        <p className={styles.facts}>
          {item.subject_id !== null && <SubjectBadge subjectId={item.subject_id} name={item.subject_name} />}
          <GradeLine {...item} />
        </p>
        <p className={styles.note}>
          {is_own ? t('yours') : t('by', { name: owner_name })}
          {copy_count > 0 && ` · ${t('copied_times', { count: copy_count })}`}
        </p>
      </div>
      <div className={styles.cardFoot}>
        <LikeButton item={item} />
        <button
          type="button"
          {...iconProps('copy', styles.button)}
          data-opener={copyButtonId(item)}
          aria-label={t('copy_named', { name })}
          onClick={() => onCopy(item)}
        >
          {t('copy')}
        </button>
      </div>
    </li>
  );
}
