import { useMessages } from '#ui/i18n/use-messages.ts';
import { hostOf } from '../web-address.ts';
import { EmbeddedPage } from './embedded-page.tsx';
import styles from './page-frame.module.css';
import { pageMessages } from './page-messages.ts';
import { NewTabIcon } from './reading-icons.tsx';

/**
 * Permissions of an embedded page. It keeps its own origin, which is never ours (`mayEmbed`), so it can neither
 * reach this page nor take the window elsewhere.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** False for pages of our own host: with our origin they could remove their sandbox. */
export function mayEmbed(url: string): boolean {
  const host = hostOf(url);
  return host !== '' && host !== window.location.host;
}

/** A web page in a frame, with a link that opens it in a tab if the frame stays empty. */
export function PageFrame({ url, title }: { url: string; title: string }) {
  const t = useMessages(pageMessages);
  const name = title.trim() || hostOf(url);
  return (
    <section className={styles.page}>
      <header className={styles.bar}>
        <h2 className={styles.title}>{name}</h2>
        <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          {t('not_shown')} <NewTabIcon size="1.1em" />
        </a>
      </header>
      <EmbeddedPage
        address={url}
        name={t('frame_of', { name })}
        loadingText={t('loading')}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </section>
  );
}
