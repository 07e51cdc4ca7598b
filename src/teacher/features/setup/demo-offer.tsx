import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './setup.module.css';
import { SetupCard } from './setup-card.tsx';
import { setupMessages } from './setup-messages.ts';

type DemoStatus = ApiReply<'GET /school/setup_demo'>;

const pollMs = 1_500;

/** The state of the demo school, polled until it is known and while the school is being filled, its password if it was started here, and a function that starts it. */
function useDemoSchool() {
  const [demo, setDemo] = useState<DemoStatus>();
  const [password, setPassword] = useState<string>();
  const state = demo?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'filling') return undefined;
    const readDemo = () => call('GET /school/setup_demo', {}, { quiet: true }).then(setDemo, () => undefined);
    const timer = setInterval(() => void readDemo(), pollMs);
    if (state === undefined) void readDemo();
    return () => clearInterval(timer);
  }, [state]);
  const startDemo = async (token: string) => {
    const reply = await call('POST /school/setup_demo', { token }).catch(() => undefined);
    if (reply) setPassword(reply.password);
    // Without a status, it is asked for until it arrives.
    setDemo(await call('GET /school/setup_demo', {}).catch(() => undefined));
  };
  return { demo, password, startDemo };
}

/** Offers the demo school instead of a real one. `onHideForm` gets true while or after it is filled. */
export function DemoOffer({
  token,
  onHideForm,
}: {
  token: string;
  onHideForm: (hidesForm: boolean) => void;
}) {
  const t = useMessages(setupMessages);
  const { demo, password, startDemo } = useDemoSchool();
  const state = demo?.state ?? 'none';
  const hidesForm = state === 'filling' || state === 'done';
  useEffect(() => onHideForm(hidesForm), [hidesForm, onHideForm]);
  if (state === 'filling')
    return (
      <SetupCard id="setup-demo" title={t('demo')}>
        <p role="status">{t('demo_filling')}</p>
        <progress className={styles.progress} aria-label={t('demo_filling')} />
      </SetupCard>
    );
  if (state === 'done')
    return (
      <SetupCard id="setup-demo" title={t('demo_done')}>
        <p role="status">
          {t('demo_accounts')}{' '}
          {password === undefined ? t('demo_password_printed') : t('demo_password', { password })}
        </p>
        {demo?.signs_in_here_only && <p className={styles.notice}>{t('demo_here')}</p>}
        <a className={styles.link} href="/login">
          {t('to_sign_in')}
        </a>
      </SetupCard>
    );
  return (
    <SetupCard id="setup-demo" title={t('demo')} text={t('demo_text')}>
      {state === 'failed' && (
        <p className={styles.notice} role="alert">
          {t('demo_failed')}
        </p>
      )}
      <Button look="soft" onClick={() => void startDemo(token)}>
        {t('demo_start')}
      </Button>
    </SetupCard>
  );
}
