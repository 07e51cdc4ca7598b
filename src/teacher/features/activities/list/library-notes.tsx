import { Link } from '@tanstack/react-router';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityActions } from './activity-actions.ts';
import styles from './activity-status.module.css';

type NotesProps = { item: ActivityItem; actions: ActivityActions };

/** Notes: the activity is in the library, or the original from which it was copied has changed. */
export function LibraryNotes({ item, actions }: NotesProps) {
  const t = useMessages(shareMessages);
  const { resource_id, resource_is_outdated, has_origin_changes } = item;
  return (
    <>
      {resource_id !== null && !resource_is_outdated && (
        <Link className={styles.libraryNote} to="/resources/detail" search={{ id: resource_id }}>
          {t('in_library')}
        </Link>
      )}
      {resource_id !== null && resource_is_outdated && (
        <button
          type="button"
          className={styles.libraryNote}
          title={t('share_again')}
          onClick={() => actions.onShare(item)}
        >
          {t('outdated')}
        </button>
      )}
      {has_origin_changes && (
        <button
          type="button"
          className={styles.libraryNote}
          data-news
          onClick={() => actions.onShowChanges(item)}
        >
          {t('original_changed')}
        </button>
      )}
    </>
  );
}
