import { Button, FileButton } from '@mantine/core';
import { IconPhotoPin } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditorProps } from '#form/activity-views.ts';
import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { readPhotoPosition } from '#parts/photo-position/read-photo-position.view.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { stopNameMaxLength, stopsMax } from '../../limits.ts';
import type { Trip } from '../../model.ts';
import { createStop } from '../create-stop.ts';
import { editorMessages } from '../editor-messages.ts';
import type { TripChanges } from '../use-trip-changes.ts';
import styles from './stops.module.css';

type PhotoStopsProps = Pick<EditorProps<Trip>, 'uploadFile' | 'uploads'> & {
  trip: Trip;
  changeTrip: TripChanges['changeTrip'];
};

type Told = { placed: number; unplacedNames: readonly string[] };

/** Makes a stop of each chosen photo. Those that say where they were taken are put on the map. */
export function PhotoStops({ uploadFile, uploads, trip, changeTrip }: PhotoStopsProps) {
  const t = useMessages(editorMessages);
  const offers = uploads.filter(({ kind }) => kind === 'picture');
  const upload = useMixedUpload(uploadFile, offers);
  const [told, setTold] = useState<Told>({ placed: 0, unplacedNames: [] });
  const room = stopsMax - trip.stops.length;

  async function addPhotos(files: readonly File[]): Promise<void> {
    setTold({ placed: 0, unplacedNames: [] });
    await upload.upload(files, {
      findRefusals: (kinds) =>
        kinds.map((_, index) => (index < room ? undefined : t('stops_full', { max: stopsMax }))),
      onArrival: async ({ file, stored, id, order }) => {
        const [size, position] = await Promise.all([measurePicture(file, stored), readPhotoPosition(file)]);
        const stop = createStop({
          id,
          name: baseName(file.name).slice(0, stopNameMaxLength),
          scene: 'picture',
          picture: { url: stored.url, ...size, alt: '' },
          ...(position && { on_earth: { lat: position.lat, lon: position.lon } }),
        });
        changeTrip((current) => ({
          ...current,
          ground: position && current.ground === 'none' ? 'tiles' : current.ground,
          stops: insertAtPlace(current.stops, stop, order),
        }));
        setTold(({ placed, unplacedNames }) =>
          position
            ? { placed: placed + 1, unplacedNames }
            : { placed, unplacedNames: [...unplacedNames, file.name] },
        );
      },
    });
  }

  return (
    <div className={styles.photos}>
      <FileButton
        multiple
        accept={offers.flatMap(({ extensions }) => extensions).join(',')}
        onChange={(files) => files.length > 0 && void addPhotos(files)}
      >
        {({ onClick }) => (
          <Button
            fullWidth
            variant="default"
            leftSection={<IconPhotoPin size={20} aria-hidden />}
            disabled={room <= 0}
            loading={upload.isUploading}
            onClick={onClick}
          >
            {t('add_photos')}
          </Button>
        )}
      </FileButton>
      <p className={styles.hint}>{t('photos_hint')}</p>
      <div role="status" className={styles.told}>
        {told.placed > 0 && <p>{t('photos_placed', { count: told.placed })}</p>}
        {told.unplacedNames.length > 0 && (
          <p>{t('photos_unplaced', { names: told.unplacedNames.join(', ') })}</p>
        )}
      </div>
      <UploadErrors errors={upload.errors} />
    </div>
  );
}
