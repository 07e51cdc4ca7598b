import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { LockIcon } from './icons.tsx';
import { playerMessages } from './player-messages.ts';
import styles from './stop-bar.module.css';
import type { StopState } from './use-trip.ts';

type StopBarProps = {
  states: readonly StopState[];
  currentId: string | undefined;
  isAtEnd: boolean;
  /** The teacher leads: one cannot go elsewhere. */
  isLed: boolean;
  onGo: (stopId: string) => void;
  /** Absent in a review. */
  onEnd: (() => void) | undefined;
};

/** All stops in their order, with where one is and was. */
export function StopBar({ states, currentId, isAtEnd, isLed, onGo, onEnd }: StopBarProps) {
  const t = useMessages(playerMessages);
  return (
    <nav className={styles.bar} aria-label={t('stops')} data-scrolls-sideways>
      <ol className={styles.list}>
        {states.map((state) => (
          <li key={state.stop.id}>
            <StopChip
              state={state}
              isCurrent={state.stop.id === currentId}
              isDisabled={isLed || state.isLocked}
              onGo={onGo}
            />
          </li>
        ))}
        {onEnd && (
          <li>
            <button
              type="button"
              className={styles.chip}
              aria-current={isAtEnd ? 'step' : undefined}
              disabled={isLed}
              onClick={onEnd}
            >
              <span className={styles.name}>{t('to_end')}</span>
            </button>
          </li>
        )}
      </ol>
    </nav>
  );
}

type StopChipProps = {
  state: StopState;
  isCurrent: boolean;
  isDisabled: boolean;
  onGo: (stopId: string) => void;
};

function StopChip({ state, isCurrent, isDisabled, onGo }: StopChipProps) {
  const { stop, number, isVisited, isAnswered, isLocked } = state;
  const t = useMessages(playerMessages);
  const stateText = isLocked ? t('locked') : isAnswered ? t('all_answered') : isVisited ? t('visited') : '';
  return (
    <button
      type="button"
      className={styles.chip}
      aria-current={isCurrent ? 'step' : undefined}
      data-visited={isVisited || undefined}
      disabled={isDisabled}
      title={isLocked ? stateText : undefined}
      onClick={() => onGo(stop.id)}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>{stop.name}</span>
      {isLocked && <LockIcon size="1em" />}
      {isAnswered && <TickIcon size="1em" />}
      {stateText !== '' && <span className="el-visually-hidden">{stateText}</span>}
    </button>
  );
}
