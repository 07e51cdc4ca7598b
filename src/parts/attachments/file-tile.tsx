import type { ReactNode } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './attachments.module.css';
import { HandedInVideo } from './handed-in-video.tsx';
import { attachmentMessages } from './messages.ts';
import { useReadVideo } from './use-read-video.ts';

type FileTileProps = {
  name: string;
  bytes: number;
  mime: string;
  /** Address of the file's bytes, on this device or on the server. */
  url: string;
  /** Of a file on the server, with how its addresses are read. */
  fileId?: number;
  mediaUrl?: (url: string) => string;
  children?: ReactNode;
};

/** One file: as a picture, as a player, or as a link with its name. */
export function FileTile({ name, bytes, mime, url, fileId, mediaUrl, children }: FileTileProps) {
  const t = useMessages(attachmentMessages);
  const format = useFormats();
  const canConvert = useReadVideo() !== undefined;
  const [mimeGroup] = mime.split('/');
  const isVideo = mimeGroup === 'video' || mime === 'application/vnd.rn-realmedia-vbr';
  const isPlayable = mimeGroup === 'audio' || mime === 'video/mp4' || mime === 'video/webm';
  return (
    <li className={styles.tile} data-wide={isPlayable || (isVideo && canConvert) || undefined}>
      {mimeGroup === 'image' ? (
        <a
          className={styles.picture}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open_file', { name })}
        >
          <img src={url} alt={name} loading="lazy" decoding="async" />
        </a>
      ) : mimeGroup === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- students' own recordings have no captions
        <audio className={styles.player} controls preload="metadata" src={url} aria-label={name} />
      ) : fileId !== undefined && mediaUrl && isVideo ? (
        <HandedInVideo {...{ fileId, name, mime, url, mediaUrl }} />
      ) : isPlayable ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- students' own films have no captions
        <video
          className={styles.player}
          controls
          preload="metadata"
          src={url}
          aria-label={name}
          playsInline
        />
      ) : (
        <a
          className={styles.document}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open_file', { name })}
        >
          {name.split('.').at(-1)?.toUpperCase()}
        </a>
      )}
      <p className={styles.about}>
        <span className={styles.name}>{name}</span> <span className={styles.size}>{format.bytes(bytes)}</span>
      </p>
      {children}
    </li>
  );
}
