import { createLateComponent } from '#ui/browser/late-component.tsx';
import type { SiteMapProps } from './map-parts.ts';
import styles from './site-map.module.css';

const MapView = createLateComponent(async () => (await import('./views/map-view.tsx')).MapView);

/** Loads all code of maps before one is shown. */
export const loadSiteMap = (): Promise<unknown> => MapView.load();

/**
 * A map with numbered pins, as high as its container, at least 16 rem. Pins whose place is of the other kind of ground are
 * not shown. People who cannot use a map need the same places as a list beside it, which is the caller's.
 */
export function SiteMap(props: SiteMapProps) {
  return (
    <div className={styles.room}>
      <MapView {...props} />
    </div>
  );
}
