import { Button } from '@mantine/core';
import { IconBookmarkPlus, IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { PlayableVideo } from '#parts/video-view/model.ts';
import { seekVideo } from '#parts/video-view/views/seek-video.view.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { chaptersMax } from '../../limits.ts';
import type { VideoQuiz } from '../../model.ts';
import { formatExact, toExact } from './exact-time.ts';
import { Handles, type TimelineChanges } from './handles.tsx';
import { Thumbs } from './thumbs.tsx';
import styles from './timeline.module.css';
import { timelineMessages } from './timeline-messages.ts';
import { useVideoTime } from './use-video-time.ts';

type TimelineProps = TimelineChanges & {
  content: VideoQuiz;
  converted: PlayableVideo | undefined;
  video: RefObject<HTMLVideoElement | null>;
  canAdd: boolean;
  onAddQuestion: (seconds: number) => void;
  onAddChapter: (seconds: number) => void;
};

/** The line below the picture: where it is, what is cut, and the questions and chapters, which can be moved. */
export function Timeline({ converted, video, ...props }: TimelineProps) {
  const { content, canAdd, onAddQuestion, onAddChapter, ...changes } = props;
  const t = useMessages(timelineMessages);
  const { time, total: shownTotal } = useVideoTime(video);
  const total = converted ? converted.duration_ms / 1000 : shownTotal;
  const { begin_s: begin = 0, end_s: end = total } = content;
  const shareOf = (seconds: number) => `${total > 0 ? Math.min(100, (100 * seconds) / total) : 0}%`;
  const stopHere = () => {
    video.current?.pause();
    return toExact(video.current?.currentTime ?? 0, begin, Math.max(begin, end));
  };
  const seek = (clientX: number, line: HTMLElement) => {
    const { left, width } = line.getBoundingClientRect();
    seekVideo(video, ((clientX - left) / width) * total);
  };
  return (
    <section className={styles.timeline} aria-label={t('timeline')}>
      <div className={styles.line} role="presentation">
        {converted && <Thumbs strip={converted.strip} total={total} />}
        {/* The player above has a slider for the keyboard. */}
        <div className={styles.track} onPointerDown={(event) => seek(event.clientX, event.currentTarget)}>
          <span className={styles.cut} style={{ left: 0, width: shareOf(begin) }} />
          <span className={styles.cut} style={{ left: shareOf(end), right: 0 }} />
          <span className={styles.now} style={{ left: shareOf(time) }} />
        </div>
        {total > 0 && <Handles content={content} total={total} {...changes} />}
      </div>
      <div className={styles.tools}>
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={!canAdd}
          onClick={() => onAddQuestion(stopHere())}
        >
          {t('add_question', { time: formatExact(time) })}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBookmarkPlus size={20} aria-hidden />}
          disabled={content.chapters.length >= chaptersMax}
          onClick={() => onAddChapter(stopHere())}
        >
          {t('add_chapter')}
        </Button>
        <span className={styles.hint}>{t('hint')}</span>
      </div>
    </section>
  );
}
