import { useState } from 'react';
import { hostOf } from '#parts/reading/web-address.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Size } from '../layout.ts';
import type { ViewerPage } from '../model.ts';
import { LinkIcon } from './icons.tsx';
import { viewerMessages } from './messages.ts';
import styles from './page-image.module.css';

type PageImageProps = {
  page: ViewerPage;
  pageNumber: number;
  size: Size;
  /** The page's words for screen readers. */
  pageText: string;
  mediaUrl: (url: string) => string;
  onLoad: () => void;
};

/** One page: it takes its full size at once, first with a blurred thumbnail, then with the sharp picture. */
export function PageImage({ page, pageNumber, size, pageText, mediaUrl, onLoad }: PageImageProps) {
  const t = useMessages(viewerMessages);
  const [loadState, setLoadState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { title, image, thumb, url } = page;
  const name =
    title === '' ? t('page', { number: pageNumber }) : t('page_titled', { number: pageNumber, title });
  const { width, height } = size;
  return (
    <div className={styles.page} style={{ width, height }}>
      <img className={styles.blurred} src={mediaUrl(thumb.url)} alt="" draggable={false} />
      <img
        className={styles.sharp}
        data-state={loadState}
        src={mediaUrl(image.url)}
        alt={name}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        onLoad={() => {
          setLoadState('shown');
          onLoad();
        }}
        onError={() => setLoadState('failed')}
      />
      {loadState === 'failed' && <p className={styles.failed}>{t('page_missing')}</p>}
      {pageText !== '' && <p className="el-visually-hidden">{pageText}</p>}
      {url !== '' && (
        <a
          className={styles.link}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('open_link', { host: hostOf(url) })}
          draggable={false}
        >
          <LinkIcon size="1.1em" />
          <span>{hostOf(url)}</span>
        </a>
      )}
    </div>
  );
}
