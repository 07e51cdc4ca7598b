import type { PlayableVideo } from '#parts/video-view/model.ts';
import { findThumb } from '#parts/video-view/strip.ts';
import { mediaUrl } from '#ui/media-url.ts';
import styles from './timeline.module.css';

type ThumbsProps = { strip: PlayableVideo['strip']; total: number };

const thumbCount = 12;

/** Pictures of the video along the line. */
export function Thumbs({ strip, total }: ThumbsProps) {
  const { url, width, height, columns, count } = strip;
  const rows = Math.ceil(count / columns);
  const percent = (place: number, size: number, all: number) =>
    all <= size ? 0 : (100 * place) / (all - size);
  return (
    <div className={styles.thumbs} aria-hidden="true">
      {Array.from({ length: thumbCount }, (_, index) => {
        const thumb = findThumb(strip, ((index + 0.5) / thumbCount) * total * 1000);
        return (
          <span
            key={index}
            style={{
              backgroundImage: `url("${mediaUrl(url)}")`,
              backgroundSize: `${100 * columns}% ${100 * rows}%`,
              backgroundPosition: `${percent(thumb.x, thumb.width, width)}% ${percent(thumb.y, thumb.height, height)}%`,
            }}
          />
        );
      })}
    </div>
  );
}
