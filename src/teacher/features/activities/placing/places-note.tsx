import { Alert, Button } from '@mantine/core';
import { useId, useState } from 'react';
import styles from '#teacher/features/activities/editor/editor.module.css';
import { SyncList } from '#teacher/shared/sync/sync-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { updateMessages } from './update-messages.ts';
import type { Places } from './use-places.ts';

/** Of a changed activity: where it is used, and which of these places completing is to update. */
export function PlacesNote({ places }: { places: Places }) {
  const t = useMessages(updateMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { associated, chosen, onChoose } = places;
  return (
    <Alert color="harbour" className={styles.behind}>
      <div className={styles.places}>
        <span>
          {t('places', { count: associated.items.length })}{' '}
          {chosen.length > 0 ? t('places_chosen', { count: chosen.length }) : t('places_none')}
        </span>
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('choose_places')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.placesList}>
        <SyncList associated={associated} chosen={chosen} onChange={onChoose} />
      </div>
    </Alert>
  );
}
