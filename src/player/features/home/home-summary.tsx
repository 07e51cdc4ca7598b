import { isDueSoon, type PlayItem, splitItems } from '#player/shared/item-state.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

/** How many activities there are to do, and how many are due soon. */
export function Summary({ items }: { items: readonly PlayItem[] }) {
  const t = useMessages(homeMessages);
  if (items.length === 0) return null;
  const toDo = splitItems(items).open.filter(({ blocked }) => blocked !== 'not_open_yet').length;
  const now = serverClock.now();
  const soon = splitItems(items).open.filter((item) => isDueSoon(item, now)).length;
  return (
    <p className={styles.lead}>
      {toDo > 0 ? t('to_do', { count: toDo }) : t('all_done')}
      {soon > 0 && ' · '}
      {soon > 0 && <strong className={styles.soon}>{t('due_soon', { count: soon })}</strong>}
    </p>
  );
}
