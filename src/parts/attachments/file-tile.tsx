import type { ReactNode } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import styles from './attachments.module.css';
import { DocumentLink, PictureLink } from './file-link.tsx';
import { HandedInVideo, isUsualVideo } from './handed-in-video.tsx';
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
  const format = useFormats();
  const canConvert = useReadVideo() !== undefined;
  const [mimeGroup] = mime.split('/');
  const isSound = mimeGroup === 'audio';
  const isVideo = mimeGroup === 'video' || mime === 'application/vnd.rn-realmedia-vbr';
  const isWide = isSound || isUsualVideo(mime) || (isVideo && canConvert);
  return (
    <li className={styles.tile} data-wide={isWide || undefined}>
      {mimeGroup === 'image' ? (
        <PictureLink name={name} url={url} />
      ) : isSound ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- students' own recordings have no captions
        <audio className={styles.player} controls preload="metadata" src={url} aria-label={name} />
      ) : isVideo ? (
        <HandedInVideo {...{ name, mime, url, fileId, mediaUrl }} />
      ) : (
        <DocumentLink name={name} url={url} />
      )}
      <p className={styles.about}>
        <span className={styles.name}>{name}</span> <span className={styles.size}>{format.bytes(bytes)}</span>
      </p>
      {children}
    </li>
  );
}
