import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PublicStop } from '../model.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type SpotListProps = {
  spots: PublicStop['spots'];
  openId: string | undefined;
  onChoose: (spotId: string) => void;
};

/** The information of the stop as buttons, also what has no place on the scene. */
export function SpotList({ spots, openId, onChoose }: SpotListProps) {
  const t = useMessages(playerMessages);
  if (spots.length === 0) return null;
  return (
    <section aria-label={t('to_know')}>
      <ul className={styles.spots}>
        {spots.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.spot}
              aria-pressed={id === openId}
              onClick={() => onChoose(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
