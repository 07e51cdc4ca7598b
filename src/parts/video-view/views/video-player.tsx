import { type RefObject, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { PauseIcon, PlayIcon } from '#ui/primitives/common-icons.tsx';
import { ExitFullScreenIcon, FullScreenIcon } from '#ui/primitives/full-screen-icons.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import type { ShownVideo } from '../model.ts';
import { formatTime } from '../strip.ts';
import { CaptionsIcon, MutedIcon, SoundIcon } from './icons.tsx';
import { videoMessages } from './messages.ts';
import { SeekBar } from './seek-bar.tsx';
import { useCaptions } from './use-captions.ts';
import { usePlayback } from './use-playback.ts';
import { useVideoFullScreen } from './use-video-full-screen.ts';
import styles from './video-player.module.css';

type VideoPlayerProps = {
  name: string;
  video: ShownVideo;
  mediaUrl: (url: string) => string;
  /** WebVTT, for `mediaUrl`. */
  captions?: string | null;
  /** Gets the video element, for those who follow what is watched. */
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** What is shown on the full screen; absent: the player alone. */
  fullScreenOf?: RefObject<HTMLElement | null>;
  /** Shows the picture alone, while something else asks for attention. */
  isResting?: boolean;
};

const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** A video with controls: play, seek with thumbnails, sound, speed, full screen. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, video, mediaUrl, captions, videoRef, fullScreenOf, isResting = false } = props;
  const t = useMessages(videoMessages);
  const root = useRef<HTMLElement>(null);
  const { ref, ...playback } = usePlayback(videoRef);
  const fullScreen = useVideoFullScreen(fullScreenOf ?? root, ref);
  const { ref: track, ...captionSwitch } = useCaptions(ref, Boolean(captions));
  const { isPlaying, hasFailed } = playback;
  return (
    <section ref={root} className={styles.player} aria-label={name}>
      <div className={styles.screen}>
        <video
          ref={ref}
          className={styles.video}
          src={mediaUrl(video.url)}
          poster={video.poster ? mediaUrl(video.poster.url) : undefined}
          preload="metadata"
          playsInline
          crossOrigin={captions ? 'anonymous' : undefined}
          aria-label={name}
          onClick={playback.toggle}
          {...playback.handlers}
        >
          <track ref={track} kind="captions" src={captions ? mediaUrl(captions) : undefined} />
        </video>
        {!isPlaying && !hasFailed && !isResting && (
          <button
            type="button"
            className={styles.start}
            aria-hidden="true"
            tabIndex={-1}
            onClick={playback.toggle}
          >
            <PlayIcon size="2.25em" />
          </button>
        )}
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {t('cannot_play')}
          </p>
        )}
      </div>
      {!isResting && (
        <Controls
          {...{ video, mediaUrl, playback, fullScreen }}
          captionSwitch={captions ? captionSwitch : undefined}
        />
      )}
    </section>
  );
}

type ControlsProps = Pick<VideoPlayerProps, 'video' | 'mediaUrl'> & {
  playback: Omit<ReturnType<typeof usePlayback>, 'ref'>;
  fullScreen: ReturnType<typeof useVideoFullScreen>;
  captionSwitch: Omit<ReturnType<typeof useCaptions>, 'ref'> | undefined;
};

/** The bar below the picture. */
function Controls({ video, mediaUrl, playback, fullScreen, captionSwitch }: ControlsProps) {
  const t = useMessages(videoMessages);
  const { isPlaying, isMuted, time, total, rate } = playback;
  return (
    <div className={styles.bar}>
      <IconButton aria-label={t(isPlaying ? 'pause' : 'play')} onClick={playback.toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <SeekBar
        currentSeconds={time}
        totalSeconds={total}
        strip={video.strip}
        mediaUrl={mediaUrl}
        onSeek={playback.seek}
      />
      <span className={styles.time}>
        {formatTime(time)} / {formatTime(total)}
      </span>
      <select
        className={styles.rate}
        aria-label={t('speed')}
        value={rate}
        onChange={(event) => playback.setRate(Number(event.currentTarget.value))}
      >
        {playbackRates.map((offeredRate) => (
          <option key={offeredRate} value={offeredRate}>
            <span>{offeredRate}</span>×
          </option>
        ))}
      </select>
      {captionSwitch && (
        <IconButton
          aria-label={t('captions')}
          aria-pressed={captionSwitch.isOn}
          onClick={captionSwitch.toggle}
        >
          <CaptionsIcon />
        </IconButton>
      )}
      <IconButton aria-label={t(isMuted ? 'unmute' : 'mute')} onClick={playback.toggleMuted}>
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </IconButton>
      {fullScreen.isOffered && (
        <IconButton
          aria-label={t(fullScreen.isFull ? 'leave_full_screen' : 'full_screen')}
          onClick={fullScreen.toggle}
        >
          {fullScreen.isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        </IconButton>
      )}
    </div>
  );
}
