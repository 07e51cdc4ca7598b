import { IconMicrophone, IconVideo } from '@tabler/icons-react';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './files.module.css';
import type { GalleryFile } from './gallery-items.ts';
import { mediaGroupOf } from './gallery-items.ts';

const smallWidth = 320;
const iconProps = { size: 36, 'aria-hidden': true } as const;

type GalleryTileProps = {
  file: GalleryFile;
  /** What it is, with the name of who took it unless names are hidden. */
  label: string;
  /** Empty while names are hidden. */
  name: string;
  onOpen: () => void;
};

/** One file, small: nothing of a video or a recording is loaded before it is opened. */
export function GalleryTile({ file, label, name, onOpen }: GalleryTileProps) {
  const group = mediaGroupOf(file);
  return (
    <li>
      <button type="button" className={styles.tile} aria-label={label} onClick={onOpen}>
        <span className={styles.frame}>
          {group === 'image' && (
            <img src={`${mediaUrl(file.url)}?w=${smallWidth}`} alt="" loading="lazy" decoding="async" />
          )}
          {group === 'video' && <IconVideo {...iconProps} />}
          {group === 'audio' && <IconMicrophone {...iconProps} />}
        </span>
        {name !== '' && <span className={styles.by}>{name}</span>}
      </button>
    </li>
  );
}
