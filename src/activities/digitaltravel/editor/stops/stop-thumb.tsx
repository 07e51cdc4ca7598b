import { IconMapPin, IconPanoramaHorizontal, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { ConversionResults } from '#contract/conversion-results.ts';
import { mediaUrl } from '#ui/media-url.ts';
import type { SceneKind } from '../../choices.ts';
import { findThumb } from '../../find-thumb.ts';
import type { Stop } from '../../model.ts';
import { resolveStop } from '../../resolve.ts';
import styles from './stops.module.css';

const icons = {
  panorama: IconPanoramaHorizontal,
  picture: IconPhoto,
  video: IconVideo,
  place: IconMapPin,
} satisfies Record<SceneKind, unknown>;

export function SceneIcon({ kind, size }: { kind: SceneKind; size: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden />;
}

type StopThumbProps = { stop: Stop; conversionResults: ConversionResults };

/** What the stop shows, small; its kind as an icon as long as there is no picture of it. */
export function StopThumb({ stop, conversionResults }: StopThumbProps) {
  const url = findThumb(resolveStop(stop, conversionResults), mediaUrl);
  return (
    <span className={styles.thumb}>
      {url === undefined ? (
        <SceneIcon kind={stop.scene} size={22} />
      ) : (
        <img src={url} alt="" loading="lazy" draggable={false} />
      )}
    </span>
  );
}
