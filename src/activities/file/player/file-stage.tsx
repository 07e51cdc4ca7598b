import { useEffect, useEffectEvent } from 'react';
import { PageViewer } from '#parts/document-pages/views/page-viewer.tsx';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { BackIcon } from '#ui/primitives/common-icons.tsx';
import { DownloadIcon, KindIcon } from '../icons.tsx';
import type { PublicItem } from '../model.ts';
import { downloadUrl } from './download-url.ts';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type FileStageProps = {
  item: PublicItem;
  mediaUrl: (url: string) => string;
  onShow: (ids: string[]) => void;
  /** Absent if the list stays in sight. */
  onBack?: () => void;
};

/** One file, read or watched, with its download. */
export function FileStage({ item, mediaUrl, onShow, onBack }: FileStageProps) {
  const t = useMessages(playerMessages);
  const { id, name, url } = item;
  const startTiming = useEffectEvent(() => onShow([id]));
  const stopTiming = useEffectEvent(() => onShow([]));
  useEffect(() => {
    startTiming();
    return () => stopTiming();
  }, []);
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        {onBack && (
          <button type="button" className={styles.back} onClick={onBack}>
            <BackIcon />
            <span>{t('all_files')}</span>
          </button>
        )}
        <h2 className={styles.title}>{name}</h2>
        <a
          className={styles.download}
          href={downloadUrl(mediaUrl(url), name)}
          download={name}
          aria-label={t('download_name', { name })}
        >
          <DownloadIcon />
          <span>{t('download')}</span>
        </a>
      </div>
      <FileContent item={item} mediaUrl={mediaUrl} />
    </div>
  );
}

function FileContent({ item, mediaUrl }: Pick<FileStageProps, 'item' | 'mediaUrl'>) {
  const t = useMessages(playerMessages);
  const { kind, name, pages, video } = item;
  if (video) return <VideoPlayer name={name} video={video} mediaUrl={mediaUrl} />;
  if (pages.length > 0) return <PageViewer name={name} pages={pages} mediaUrl={mediaUrl} />;
  return (
    <div className={styles.plain}>
      <KindIcon kind={kind} />
      <p>{t('only_download')}</p>
    </div>
  );
}
