import { Alert, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { SyncList } from '#teacher/shared/sync/sync-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './placing.module.css';
import { updateMessages } from './update-messages.ts';
import type { PlacesToUpdate } from './use-places.ts';

/** A note in the editor of a changed activity: the places that use it, and those that completing will update. */
export function PlacesNote({ placesToUpdate }: { placesToUpdate: PlacesToUpdate | undefined }) {
  const t = useMessages(updateMessages);
  return (
    <Alert color="harbour" className={styles.places}>
      {placesToUpdate ? <PlacesChoice {...placesToUpdate} /> : <span>{t('kept_version')}</span>}
    </Alert>
  );
}

function PlacesChoice({ associated, chosenIds, onChoose }: PlacesToUpdate) {
  const t = useMessages(updateMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.placesLine}>
        <span>
          {t('places', { count: associated.items.length })}{' '}
          {chosenIds.length > 0 ? t('places_chosen', { count: chosenIds.length }) : t('places_none')}
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
        <SyncList associated={associated} chosenIds={chosenIds} onChange={onChoose} />
      </div>
    </>
  );
}
