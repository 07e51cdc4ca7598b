import type { MapTiles } from '#contract/school/map-tiles.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { MapForm } from './map-form.tsx';
import { mapSettingMessages } from './map-messages.ts';

/** The map of the school, with a look at it. */
export function MapSetting({ map }: { map: MapTiles }) {
  const t = useMessages(mapSettingMessages);
  return (
    <section className={styles.card} aria-labelledby="setting-map">
      <h2 id="setting-map">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <MapForm map={map} />
    </section>
  );
}
