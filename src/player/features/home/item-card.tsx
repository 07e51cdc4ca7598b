import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import {
  countAttemptsLeft,
  findLastSubmitted,
  findLateEnd,
  findState,
  type ItemState,
  isDueSoon,
  type PlayItem,
} from '#player/shared/item-state.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { serverClock } from '#player/shared/server-clock.ts';
import { TypeIcon } from '#player/shared/type-icon.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

function useTimeText(item: PlayItem, state: ItemState): string | undefined {
  const t = useMessages(homeMessages);
  const { dateTime } = useFormats();
  if (state === 'not_open_yet' && item.open_at !== null) return t('opens', { time: dateTime(item.open_at) });
  if (item.due_at === null) return undefined;
  const now = serverClock.now();
  const lateEnd = state === 'done' ? undefined : findLateEnd(item, now);
  if (lateEnd !== undefined) return t('late_until', { time: dateTime(lateEnd) });
  return t(item.due_at < now ? 'was_due' : 'due', { time: dateTime(item.due_at) });
}

/** One activity: a large link to its start page. */
export function ItemCard({ item }: { item: PlayItem }) {
  const t = useMessages(homeMessages);
  const tPlayer = useMessages(playerMessages);
  const { number } = useFormats();
  const state = findState(item);
  const timeText = useTimeText(item, state);
  const attemptsLeftCount = countAttemptsLeft(item);
  const lastAttempt = findLastSubmitted(item);
  const showsAttemptsLeft =
    item.is_marked &&
    attemptsLeftCount !== null &&
    attemptsLeftCount > 0 &&
    item.attempts_allowed > 1 &&
    item.blocked === null;
  return (
    <li>
      <Link href={paths.start(item.courseware_id)} className={styles.card} data-state={state}>
        <TypeIcon type={item.type} icon={item.icon} />
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.facts}>
            {timeText && (
              <span data-soon={isDueSoon(item, serverClock.now()) || undefined}>
                <Icon name="clock" size={16} /> <span>{timeText}</span>
              </span>
            )}
            {item.question_count > 0 && (
              <span>
                <Icon name="list" size={16} /> {tPlayer('questions', { count: item.question_count })}
              </span>
            )}
            {showsAttemptsLeft && (
              <span>
                <Icon name="repeat" size={16} /> {t('attempts_left', { count: attemptsLeftCount })}
              </span>
            )}
          </span>
        </span>
        <span className={styles.badges}>
          <span className={styles.badge} data-state={state}>
            {state === 'done' && <Icon name="check" size={16} />}
            <span>{t(!item.is_marked && state === 'in_progress' ? 'state_opened' : `state_${state}`)}</span>
          </span>
          {state === 'done' && lastAttempt?.is_late && (
            <span className={styles.badge}>{tPlayer('late')}</span>
          )}
          {lastAttempt?.score != null && lastAttempt.max_score > 0 && (
            <span className={styles.score}>
              {tPlayer('score_of', { score: number(lastAttempt.score), max: number(lastAttempt.max_score) })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
