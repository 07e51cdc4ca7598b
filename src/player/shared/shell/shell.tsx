import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import { useSession } from '#player/session.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { SchoolBadge } from '#ui/school-badge.tsx';
import { LanguageSelect } from './language-select.tsx';
import { LazyUnsentBadge } from './lazy-unsent-badge.tsx';
import { LogOut } from './log-out.tsx';
import styles from './shell.module.css';

/** The frame of every page except an attempt: logo, language, and the signed-in student. */
export function Shell({ children }: { children: ReactNode }) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(playerMessages);
  const { student } = useSession();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('to_content')}
      </a>
      <header className={styles.bar}>
        <div className={styles.inside}>
          <Link href={paths.home} className={styles.brand}>
            <Logo size={36} />
            <span>
              <span className={styles.title}>{tCommon('app_title')}</span>
              <span className={styles.part}>{t('app_name')}</span>
            </span>
          </Link>
          <SchoolBadge />
          <div className={styles.tools}>
            {student && <LazyUnsentBadge />}
            <LanguageSelect />
            {student && <LogOut student={student} />}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
