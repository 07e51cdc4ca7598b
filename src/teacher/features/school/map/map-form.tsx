import { Button, NumberInput, TextInput } from '@mantine/core';
import {
  isTileAddress,
  type MapTiles,
  mapAddressMaxLength,
  mapAttributionMaxLength,
  mapZoomMax,
  mapZoomMin,
} from '#contract/school/map-tiles.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl } from '#ui/media-url.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import styles from './map.module.css';
import { mapSettingMessages } from './map-messages.ts';
import { MapPreview } from './map-preview.tsx';

const zoomRange = { min: mapZoomMin, max: mapZoomMax };

/** A number field holds text while its number is not typed to the end. */
type MapDraft = Omit<MapTiles, 'max_zoom'> & { max_zoom: string | number };

const isZoom = (value: string | number): value is number =>
  Number.isInteger(value) && Number(value) >= mapZoomMin && Number(value) <= mapZoomMax;

export function MapForm({ map }: { map: MapTiles }) {
  const t = useMessages(mapSettingMessages);
  const tEdit = useMessages(editMessages);
  const typed = useTypedChanges<MapDraft>('setting:map', t('title'), map);
  const { value: draft, change } = typed;
  const save = useSend('POST /admin/school_map', {
    refreshes: ['GET /admin/school', 'GET /common/get_cdn_url'],
    successText: t('saved'),
    failureText: tEdit('edit_failed'),
    onSuccess: () => void loadCdnUrl(),
  });
  const address = draft.address.trim();
  const attribution = draft.attribution.trim();
  const isAddressValid = address === '' || isTileAddress(address);
  const shownMap = {
    address: isAddressValid ? address : '',
    attribution,
    max_zoom: isZoom(draft.max_zoom) ? draft.max_zoom : map.max_zoom,
  };
  return (
    <div className={styles.columns}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const { max_zoom } = draft;
          if (isAddressValid && isZoom(max_zoom))
            typed.clearAfter(save.mutateAsync({ address, attribution, max_zoom }));
        }}
      >
        <KeptNote typed={typed} />
        <TextInput
          label={t('address')}
          description={t('address_text')}
          maxLength={mapAddressMaxLength}
          spellCheck={false}
          value={draft.address}
          error={!isAddressValid && t('address_wrong')}
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
        <TextInput
          label={t('attribution')}
          description={t('attribution_text')}
          maxLength={mapAttributionMaxLength}
          value={draft.attribution}
          onChange={({ currentTarget }) => change({ attribution: currentTarget.value })}
        />
        <NumberInput
          label={t('max_zoom')}
          {...zoomRange}
          clampBehavior="none"
          allowDecimal={false}
          hideControls
          value={draft.max_zoom}
          error={!isZoom(draft.max_zoom) && t('max_zoom_wrong', zoomRange)}
          onChange={(max_zoom) => change({ max_zoom })}
        />
        <Button type="submit" loading={save.isPending} disabled={!typed.isChanged}>
          {t('save')}
        </Button>
      </form>
      <MapPreview map={shownMap} />
    </div>
  );
}
