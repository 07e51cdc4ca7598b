import { Link } from '@tanstack/react-router';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityActions } from './activity-actions.ts';
import classes from './activity-status.module.css';

type NotesProps = { item: ActivityItem; actions: ActivityActions };

/** What the library has to do with an activity: shared from here, or copied from there and changed since. */
export function LibraryNotes({ item, actions }: NotesProps) {
  const t = useMessages(shareMessages);
  const { resource_id, resource_is_outdated, has_origin_changes } = item;
  return (
    <>
      {resource_id !== null && !resource_is_outdated && (
        <Link className={classes.libraryNote} to="/resources/detail" search={{ id: resource_id }}>
          {t('in_library')}
        </Link>
      )}
      {resource_id !== null && resource_is_outdated && (
        <button
          type="button"
          className={classes.libraryNote}
          title={t('share_again')}
          onClick={() => actions.onShare(item)}
        >
          {t('outdated')}
        </button>
      )}
      {has_origin_changes && (
        <button
          type="button"
          className={classes.libraryNote}
          data-news
          onClick={() => actions.onShowChanges(item)}
        >
          {t('original_changed')}
        </button>
      )}
    </>
  );
}
