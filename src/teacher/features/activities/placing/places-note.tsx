import { Alert, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { SyncList } from '#teacher/shared/sync/sync-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './placing.module.css';
import { updateMessages } from './update-messages.ts';
import type { Places } from './use-places.ts';

/** A note in the editor of a changed activity: the places that use it, and those that completing will update. */
export function PlacesNote({ places }: { places: Places | undefined }) {
  const t = useMessages(updateMessages);
  return (
    <Alert color="harbour" className={styles.places}>
      {places ? <PlacesChoice {...places} /> : t('kept_version')}
    </Alert>
  );
}

function PlacesChoice({ associated, chosen, onChoose }: Places) {
  const t = useMessages(updateMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.placesLine}>
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
    </>
  );
}
