import { useMessages } from '#ui/i18n/use-messages.ts';
import { TickIcon } from '#ui/primitives/common-icons.tsx';
import { spotIcons } from '../icons.tsx';
import { sceneMessages } from '../messages.ts';
import type { SceneSpot } from '../scene-model.ts';
import styles from './spots.module.css';

type SpotListProps = {
  /** Also such as have no place in the scene. */
  spots: readonly Omit<SceneSpot, 'at'>[];
  chosenId?: string | undefined;
  onChoose: (id: string) => void;
};

/** The spots of a scene as a list, for screen readers and small screens. */
export function SpotList({ spots, chosenId, onChoose }: SpotListProps) {
  const t = useMessages(sceneMessages);
  return (
    <ul className={styles.list} aria-label={t('spots')}>
      {spots.map(({ id, kind, label, isDone }) => {
        const Icon = spotIcons[kind];
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              aria-label={t(isDone ? 'spot_done' : 'spot', { kind: t(`kind_${kind}`), label })}
              aria-current={id === chosenId || undefined}
              data-kind={kind}
              data-done={isDone || undefined}
              onClick={() => onChoose(id)}
            >
              <span className={styles.disc}>{isDone ? <TickIcon /> : <Icon />}</span>
              <span className={styles.rowLabel}>{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
