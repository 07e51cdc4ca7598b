import { useMessages } from '#ui/i18n/use-messages.ts';
import type { GroundState, MapGround } from '../map-parts.ts';
import { mapMessages } from '../messages.ts';
import styles from './map-view.module.css';

type MapNotesProps = { ground: MapGround; groundState: GroundState | undefined };

/** What is missing, and whose map it is. */
export function MapNotes({ ground, groundState }: MapNotesProps) {
  const t = useMessages(mapMessages);
  const isPicture = ground.kind === 'picture';
  const hasNoTiles = ground.kind === 'tiles' && ground.address === '';
  const failedNote = groundState === 'failed' ? t(isPicture ? 'picture_failed' : 'tiles_failed') : '';
  const note = hasNoTiles ? t('no_tiles') : failedNote;
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {ground.kind === 'tiles' && !hasNoTiles && ground.attribution !== '' && (
        <p className={styles.attribution}>{ground.attribution}</p>
      )}
    </div>
  );
}
