import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import styles from './forgotten.module.css';
import { forgottenMessages } from './forgotten-messages.ts';
import { RequestForm } from './request-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** `token`: from the mailed link; empty if the person still has to request it. `languages`: buttons to switch. */
type Props = { token: string; languages: Elements };

/** The page for a forgotten password, for teachers and students. */
export function PasswordView({ token, languages }: Props) {
  const t = useMessages(forgottenMessages);
  const tCommon = useMessages(commonMessages);
  const [signInPage, setSignInPage] = useState<string>();
  return (
    <main className={styles.page}>
      <header className={styles.brand}>
        <Logo size={40} />
        <span>{tCommon('app_title')}</span>
        {languages}
      </header>
      <section className={styles.card}>
        <h1>{t('title')}</h1>
        {signInPage === undefined ? (
          token === '' ? (
            <RequestForm />
          ) : (
            <ResetForm token={token} onChanged={setSignInPage} />
          )
        ) : (
          <p role="status">{t('changed')}</p>
        )}
        <a href={signInPage ?? '/login'}>{t('to_sign_in')}</a>
      </section>
    </main>
  );
}
