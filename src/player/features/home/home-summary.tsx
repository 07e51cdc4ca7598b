import { isDueSoon, type PlayItem, splitItems } from '#player/shared/item-state.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

/** Tells the number of activities to do, and of those that are due soon. */
export function HomeSummary({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  if (items.length === 0) return null;
  const toDoCount = splitItems(items).toDo.filter(({ blocked }) => blocked !== 'not_open_yet').length;
  const now = serverClock.now();
  const dueSoonCount = splitItems(items).toDo.filter((item) => isDueSoon(item, now)).length;
  return (
    <p className={styles.lead}>
      {toDoCount > 0 ? t('to_do', { count: toDoCount }) : t('all_done')}
      {dueSoonCount > 0 && <span>{' · '}</span>}
      {dueSoonCount > 0 && <strong className={styles.soon}>{t('due_soon', { count: dueSoonCount })}</strong>}
    </p>
  );
}
