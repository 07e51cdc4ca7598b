import { useMessages } from '#ui/i18n/use-messages.ts';
import type { TripPresence } from '../led/control.ts';
import type { ShownStop } from '../model.ts';
import styles from './class.module.css';
import { classMessages } from './class-messages.ts';

type StopChoiceProps = {
  stops: readonly ShownStop[];
  stopId: string | undefined;
  present: ReadonlyMap<number, TripPresence>;
  onGo: (stopId: string) => void;
};

/** The stops, with how many students are at each. */
export function StopChoice({ stops, stopId, present, onGo }: StopChoiceProps) {
  const t = useMessages(classMessages);
  const countAt = (id: string) => [...present.values()].filter(({ stop_id }) => stop_id === id).length;
  return (
    <ol className={styles.stops}>
      {stops.map(({ id, name }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.stop}
            aria-current={id === stopId ? 'step' : undefined}
            onClick={() => onGo(id)}
          >
            <span>{`${index + 1} ${name}`}</span>
            {countAt(id) > 0 && <span className={styles.count}>{t('here', { count: countAt(id) })}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
