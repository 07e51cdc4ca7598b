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
  number: number;
  size: Size;
  /** The page's words for screen readers. */
  text: string;
  mediaUrl: (url: string) => string;
  onLoad: () => void;
};

/** One page: it takes its full size at once, first with a blurred thumbnail, then with the sharp picture. */
export function PageImage({ page, number, size, text, mediaUrl, onLoad }: PageImageProps) {
  const t = useMessages(viewerMessages);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { title, image, thumb, url } = page;
  const name = title === '' ? t('page', { number }) : t('page_titled', { number, title });
  const { width, height } = size;
  return (
    <div className={styles.page} style={{ width, height }}>
      <img className={styles.blurred} src={mediaUrl(thumb.url)} alt="" draggable={false} />
      <img
        className={styles.sharp}
        data-state={state}
        src={mediaUrl(image.url)}
        alt={name}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        onLoad={() => {
          setState('shown');
          onLoad();
        }}
        onError={() => setState('failed')}
      />
      {state === 'failed' && <p className={styles.failed}>{t('page_missing')}</p>}
      {text !== '' && <p className="el-visually-hidden">{text}</p>}
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
