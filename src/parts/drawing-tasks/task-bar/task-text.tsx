import { drawText } from '#parts/formatted-text/views/draw-text.tsx';
import { drawZoomPicture, ZoomPicture } from '#parts/quiz-questions/answer-parts/zoom-picture.tsx';
import type { ShownTask } from './shown-task.ts';
import styles from './task-text.module.css';

type TaskTextProps = Pick<ShownTask, 'prompt' | 'picture'> & { mediaUrl: (url: string) => string };

/** What to draw: words, a picture, or both. */
export function TaskText({ prompt, picture, mediaUrl }: TaskTextProps) {
  return (
    <div className={styles.task}>
      {prompt !== '' && <div className={styles.text}>{drawText(prompt, mediaUrl, drawZoomPicture)}</div>}
      {picture && <ZoomPicture picture={picture} src={mediaUrl(picture.url)} />}
    </div>
  );
}
