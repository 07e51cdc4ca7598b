import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ActivityItem } from './activity-form.ts';
import classes from './activity-parts.module.css';
import { shareMessages } from './share-messages.ts';

type NotesProps = { item: ActivityItem; onShowChanges: (item: ActivityItem) => void };

/** What the library has to do with an activity: shared from here, or copied from there and changed since. */
export function LibraryNotes({ item, onShowChanges }: NotesProps) {
  const t = useMessages(shareMessages);
  const { resource_id, resource_is_outdated, has_origin_changes } = item;
  return (
    <>
      {resource_id !== null && (
        <Link className={classes.libraryNote} to="/resources/detail" search={{ id: resource_id }}>
          {t(resource_is_outdated ? 'outdated' : 'in_library')}
        </Link>
      )}
      {has_origin_changes && (
        <button type="button" className={classes.libraryNote} data-news onClick={() => onShowChanges(item)}>
          {t('original_changed')}
        </button>
      )}
    </>
  );
}
