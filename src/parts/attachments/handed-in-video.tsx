import { useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attachments.module.css';
import { followConversion } from './follow-conversion.view.ts';
import { attachmentMessages } from './messages.ts';
import { type PlayableVideo, useReadVideo } from './use-read-video.ts';

type HandedInVideoProps = {
  fileId: number;
  name: string;
  mime: string;
  url: string;
  mediaUrl: (url: string) => string;
};

/** Formats that browsers usually play. */
const usualMimes: readonly string[] = ['video/mp4', 'video/webm'];

/** What the server made of the video, once this is asked for. */
function usePlayableVideo(fileId: number, isAsked: boolean): PlayableVideo | undefined {
  const readVideo = useReadVideo();
  const [video, setVideo] = useState<PlayableVideo>();
  useEffect(() => {
    if (!isAsked || !readVideo) return undefined;
    return followConversion(
      (isFirst) => readVideo(fileId, isFirst),
      (read: PlayableVideo) => setVideo(read),
    );
  }, [fileId, isAsked, readVideo]);
  return video;
}

/**
 * A video as it was handed in, where this browser plays it. If it does not, a teacher gets the converted one once it is
 * made; a student, or a teacher whose video cannot be converted, gets the file itself to download.
 */
export function HandedInVideo({ fileId, name, mime, url, mediaUrl }: HandedInVideoProps) {
  const t = useMessages(attachmentMessages);
  const canConvert = useReadVideo() !== undefined;
  const isUsual = usualMimes.includes(mime);
  const [isUnplayable, setIsUnplayable] = useState(!isUsual);
  const video = usePlayableVideo(fileId, isUnplayable);
  const convertedUrl = video?.url ? mediaUrl(video.url) : undefined;
  const playedUrl = convertedUrl ?? (isUnplayable ? undefined : url);
  if (playedUrl !== undefined)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- students' own films have no captions
      <video
        key={playedUrl}
        className={styles.player}
        controls
        preload="metadata"
        src={playedUrl}
        aria-label={name}
        playsInline
        onError={() => setIsUnplayable(true)}
        // Without a decoder for its pictures, a browser plays the sound alone.
        onLoadedMetadata={(event) => setIsUnplayable(event.currentTarget.videoWidth === 0)}
      />
    );
  return (
    <>
      <a
        className={styles.document}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('open_file', { name })}
      >
        {name.split('.').at(-1)?.toUpperCase()}
      </a>
      {canConvert && (
        <p className={styles.converting} role="status">
          {video?.state === 'failed'
            ? [video.message, t('download_instead')].join(' ')
            : video?.state === 'done'
              ? t('download_instead')
              : t('converting')}
        </p>
      )}
    </>
  );
}
