import { type ReactNode, type RefObject, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { toDropAreaProps } from '#parts/editor-parts/upload-offers.ts';
import { useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { toShownVideo } from '#parts/video-view/to-shown-video.ts';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import type { VideoQuiz } from '../model.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';

type VideoFieldProps = Pick<
  EditorProps<VideoQuiz>,
  'content' | 'conversionResults' | 'uploadFile' | 'uploads'
> & {
  /** Gets the video, for the timeline. */
  videoRef: RefObject<HTMLVideoElement | null>;
  onChange: (changed: Pick<VideoQuiz, 'video'>) => void;
  /** Stands below the picture. */
  children: ReactNode;
};

/** Uploads the video, shows it or its conversion, and replaces it by another. */
export function VideoField(props: VideoFieldProps) {
  const { content, conversionResults, uploadFile, uploads, videoRef, onChange } = props;
  const { video } = content;
  const t = useMessages(editorMessages);
  const offers = uploads.filter(({ kind }) => kind === 'video');
  const upload = useMixedUpload(uploadFile, offers);
  const [isReplacing, setReplacing] = useState(false);
  const [former, setFormer] = useState<VideoQuiz['video']>();
  function replace(next: VideoQuiz['video']): void {
    setFormer(video);
    onChange({ video: next });
    setReplacing(false);
  }
  const uploadVideo = (files: readonly File[]) =>
    upload.upload(files.slice(0, 1), {
      onArrival: ({ stored: { url, name, bytes } }) => replace({ media: url, name, bytes }),
    });
  const converted = video && findOwn(conversionResults, video.media)?.video;
  const shown = video && toShownVideo(video.media, converted);
  return (
    <section className={styles.fields}>
      <h2 className={styles.title}>{t('video_title')}</h2>
      {shown && (
        <>
          <div className={styles.video}>
            <VideoPlayer
              key={shown.url}
              name={video.name}
              video={shown}
              captions={content.captions?.url ?? null}
              mediaUrl={mediaUrl}
              videoRef={videoRef}
            />
          </div>
          <div>{props.children}</div>
        </>
      )}
      {video && !converted && <ConversionProgress media={video.media} name={video.name} />}
      {video && (
        <div className={styles.row}>
          <span className={styles.name}>{t('video_name', { name: video.name })}</span>
          <Button
            look="soft"
            data-field={isReplacing ? undefined : 'video'}
            aria-expanded={isReplacing}
            onClick={() => setReplacing(!isReplacing)}
          >
            {t(isReplacing ? 'keep_video' : 'replace_video')}
          </Button>
          {/* What is wrong with the new one may show long after. */}
          {former && former.media !== video.media && (
            <Button look="plain" onClick={() => replace(former)}>
              {t('former_video', { name: former.name })}
            </Button>
          )}
        </div>
      )}
      {(!video || isReplacing) && (
        <DropArea
          {...toDropAreaProps(offers)}
          busy={upload.isUploading}
          field="video"
          onFiles={(files) => void uploadVideo(files)}
        >
          <p className={styles.note}>{t('video_text')}</p>
        </DropArea>
      )}
      <UploadErrors errors={upload.errors} />
    </section>
  );
}
