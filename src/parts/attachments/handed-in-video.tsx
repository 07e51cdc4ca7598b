import { useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attachments.module.css';
import { DocumentLink } from './file-link.tsx';
import { followConversion } from './follow-conversion.view.ts';
import { attachmentMessages } from './messages.ts';
import { type PlayableVideo, useReadVideo } from './use-read-video.ts';

type HandedInVideoProps = {
  name: string;
  mime: string;
  url: string;
  /** Of a file on the server, with how its addresses are read. */
  fileId: number | undefined;
  mediaUrl: ((url: string) => string) | undefined;
};

/** Formats that browsers usually play. */
export const isUsualVideo = (mime: string): boolean => mime === 'video/mp4' || mime === 'video/webm';

/** What the server made of the video, once this is asked for. */
function usePlayableVideo(fileId: number | undefined, isAsked: boolean): PlayableVideo | undefined {
  const readVideo = useReadVideo();
  const [video, setVideo] = useState<PlayableVideo>();
  useEffect(() => {
    if (!isAsked || !readVideo || fileId === undefined) return undefined;
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
  const canConvert = useReadVideo() !== undefined && fileId !== undefined;
  const [isUnplayable, setIsUnplayable] = useState(!isUsualVideo(mime));
  const video = usePlayableVideo(fileId, isUnplayable);
  const convertedUrl = video?.url ? mediaUrl?.(video.url) : undefined;
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
      <DocumentLink name={name} url={url} />
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
