import { Redirect, useSearch } from 'wouter';
import { resultCodes } from '#contract/codes.ts';
import { CodeForm } from '#player/features/join/code-form.tsx';
import styles from '#player/features/join/join.module.css';
import { joinMessages } from '#player/features/join/messages.ts';
import { SignInForm } from '#player/features/join/sign-in-form.tsx';
import { readNextPath } from '#player/paths.ts';
import { useSession } from '#player/session.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Welcome } from '#ui/illustrations/welcome.tsx';

export function SignInPage() {
  const t = useMessages(joinMessages);
  const nextPath = readNextPath(useSearch());
  const { student, endCode } = useSession();
  usePageTitle(t('sign_in'));
  if (student) return <Redirect to={nextPath} replace />;
  return (
    <div className={styles.layout}>
      <Welcome className={styles.picture} />
      <div className={styles.cards}>
        <section className={styles.card}>
          <div>
            <h1>{t('sign_in_title')}</h1>
            <p className={styles.lead}>{t('sign_in_text')}</p>
          </div>
          {endCode !== undefined && (
            <p className={styles.notice} role="status">
              {t(endCode === resultCodes.signed_in_elsewhere ? 'ended_elsewhere' : 'ended_expired')}
            </p>
          )}
          <SignInForm onSignedIn={() => undefined} />
        </section>
        <section className={styles.card}>
          <h2>{t('code_title')}</h2>
          <CodeForm />
        </section>
      </div>
    </div>
  );
}
