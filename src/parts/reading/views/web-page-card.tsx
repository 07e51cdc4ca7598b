import type { PlayerProps } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { hostOf, isWebAddress } from '../web-address.ts';
import { pageMessages } from './page-messages.ts';
import { NewTabIcon } from './reading-icons.tsx';
import styles from './web-page-card.module.css';

type WebPageCardProps = {
  url: string;
  title: string;
  note?: string;
  mode: PlayerProps['mode'];
  isOpened: boolean;
  onOpen: () => void;
};

/** A web page as a card with one large link that opens it in a new tab. */
export function WebPageCard({ url, title, note = '', mode, isOpened, onOpen }: WebPageCardProps) {
  const t = useMessages(pageMessages);
  const host = hostOf(url);
  const hint = mode === 'work' ? t(isOpened ? 'opened_note' : 'open_note') : '';
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title.trim() || host}</h2>
        <p className={styles.host}>{host}</p>
      </div>
      {note.trim() !== '' && <p className={styles.note}>{note}</p>}
      {isWebAddress(url) && (
        <a
          className={styles.link}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          onAuxClick={onOpen}
        >
          <NewTabIcon />
          <span>{t(isOpened ? 'open_again' : 'open_page')}</span>
          <span className="el-visually-hidden">({t('new_tab')})</span>
        </a>
      )}
      <p className={styles.hint} role="status" data-opened={(mode === 'work' && isOpened) || undefined}>
        {hint}
      </p>
    </section>
  );
}
