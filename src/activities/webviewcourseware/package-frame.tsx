import { useRef } from 'react';
import { packageSandbox } from '#contract/limits.ts';
import { EmbeddedPage } from '#parts/reading/views/embedded-page.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ExitFullScreenIcon, FullScreenIcon } from '#ui/primitives/full-screen-icons.tsx';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import type { PublicWebcourseware } from './model.ts';
import { packageAddress } from './package-address.ts';
import styles from './package-frame.module.css';
import { playerMessages } from './player-messages.ts';

/** A package's start page in a sandboxed frame, as high as possible. It has no access to this page or its server. */
export function PackageFrame({ site, title, note }: PublicWebcourseware) {
  const t = useMessages(playerMessages);
  const fullScreenArea = useRef<HTMLDivElement>(null);
  const { isFull, isOffered, toggle } = useFullScreen(fullScreenArea);
  return (
    <section className={styles.whole}>
      {note.trim() !== '' && <p className={styles.note}>{note}</p>}
      <div ref={fullScreenArea} className={styles.page}>
        <header className={styles.bar}>
          <h2 className={styles.title}>{title}</h2>
          {isOffered && (
            <button type="button" className={styles.full} onClick={toggle}>
              {isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
              <span>{t(isFull ? 'leave_full_screen' : 'full_screen')}</span>
            </button>
          )}
        </header>
        <EmbeddedPage
          address={packageAddress(site)}
          name={t('frame_of', { name: title })}
          loadingText={t('loading')}
          sandbox={packageSandbox}
          referrerPolicy="no-referrer"
        />
      </div>
    </section>
  );
}
