import { useEffect, useState } from 'react';
import { call } from '#ui/api/call.ts';
import type { Elements } from '#ui/elements.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { DemoOffer } from './demo-offer.tsx';
import styles from './setup.module.css';
import { SetupForm } from './setup-form.tsx';
import { setupMessages } from './setup-messages.ts';

type Props = {
  /** The token from the address; empty if there is none. */
  token: string;
  /** Buttons to choose the language. */
  languages: Elements;
  onDone: () => void;
};

/** Checks the token: undefined until the server replies, then 'right' or the text of its refusal. */
function useTokenCheck(token: string, missingText: string): string | undefined {
  const [checkResult, setCheckResult] = useState<string>();
  useEffect(() => {
    if (token === '') return;
    void call('POST /school/setup_check', { token }, { quiet: true }).then(
      () => setCheckResult('right'),
      (error: Error) => setCheckResult(error.message),
    );
  }, [token]);
  return token === '' ? missingText : checkResult;
}

/** The first run: sets up a real school, or the demo school. */
export function SetupView({ token, languages, onDone }: Props) {
  const t = useMessages(setupMessages);
  const tCommon = useMessages(commonMessages);
  const checkResult = useTokenCheck(token, t('no_token'));
  const [hidesForm, setHidesForm] = useState(false);
  return (
    <main className={styles.page}>
      <header className={styles.brand}>
        <Logo size={40} />
        <span>{tCommon('app_title')}</span>
        {languages}
      </header>
      <h1>{t('title')}</h1>
      {checkResult === undefined && <Skeleton lines={4} height="4rem" />}
      {checkResult === 'right' && (
        <>
          {!hidesForm && <p className={styles.text}>{t('lead')}</p>}
          {!hidesForm && <SetupForm token={token} onDone={onDone} />}
          <DemoOffer token={token} onHideForm={setHidesForm} />
        </>
      )}
      {checkResult !== undefined && checkResult !== 'right' && (
        <section className={styles.card}>
          <p role="alert">{checkResult}</p>
          <a className={styles.link} href="/login">
            {t('to_sign_in')}
          </a>
        </section>
      )}
    </main>
  );
}
