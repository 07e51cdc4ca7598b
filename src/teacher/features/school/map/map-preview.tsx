import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { MapTiles } from '#contract/school/map-tiles.ts';
import { SiteMap } from '#parts/site-map/site-map.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './map.module.css';
import { mapSettingMessages } from './map-messages.ts';

/** No tiles are asked for while somebody types their address. */
const typingPauseMs = 600;

/** The map as activities will show it, beginning with Hong Kong. */
export function MapPreview({ map }: { map: MapTiles }) {
  const t = useMessages(mapSettingMessages);
  const [description] = useDebouncedValue(JSON.stringify(map), typingPauseMs);
  const shownMap = JSON.parse(description) as MapTiles;
  const [failedAddress, setFailedAddress] = useState('');
  const hasFailed = failedAddress !== '' && failedAddress === shownMap.address;
  return (
    <div className={styles.preview}>
      <SiteMap
        ground={{ kind: 'tiles', ...shownMap }}
        pins={[]}
        onChoose={() => {}}
        onGround={(state) => setFailedAddress(state === 'failed' ? shownMap.address : '')}
        mediaUrl={mediaUrl}
        label={t('preview')}
      />
      <p role="status" className={styles.failed}>
        {hasFailed && t('failed')}
      </p>
    </div>
  );
}
