import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

type Session = ApiReply<'GET /user/profile'>['sessions'][number];

/** The browsers in which the person is signed in; each other one can be signed out. */
export function SessionList({ sessions, onEnded }: { sessions: readonly Session[]; onEnded: () => void }) {
  const t = useMessages(profileMessages);
  const { dateTime } = useFormats();
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(session: string): Promise<void> {
    setIsBusy(true);
    try {
      const { ended } = await call('POST /user/sign_out_elsewhere', { session });
      showToast('success', t('signed_out', { count: ended }));
    } catch {
      // The call has shown the reason.
    } finally {
      setIsBusy(false);
      onEnded();
    }
  }

  const otherSessions = sessions.filter(({ is_current }) => !is_current);
  return (
    <section className={styles.card} aria-labelledby="profile-sessions">
      <h2 id="profile-sessions">{t('sessions')}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, browser, signed_in_at, is_current }) => {
          const name = browser || t('unknown_browser');
          const time = dateTime(signed_in_at);
          return (
            <li key={id}>
              <span>
                {name} <span className={styles.since}>{t('since', { time })}</span>
              </span>
              {is_current ? (
                <span className={styles.current}>{t('this_browser')}</span>
              ) : (
                <Button
                  look="plain"
                  disabled={isBusy}
                  aria-label={t('sign_out_browser', { browser: name, time })}
                  onClick={() => void signOut(id)}
                >
                  {t('sign_out')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {otherSessions.length > 1 && (
        <Button look="soft" busy={isBusy} onClick={() => void signOut('others')}>
          {t('sign_out_others')}
        </Button>
      )}
    </section>
  );
}
