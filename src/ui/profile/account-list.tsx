import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { accountMessages } from './account-messages.ts';
import styles from './profile.module.css';

type Profile = ApiReply<'GET /user/profile'>;

/** The accounts elsewhere with which the person signs in. Each can be removed if the person can sign in without it. */
export function AccountList({ profile, onRemoved }: { profile: Profile; onRemoved: () => void }) {
  const t = useMessages(accountMessages);
  const { dateTime } = useFormats();
  const [isBusy, setIsBusy] = useState(false);

  async function remove({ issuer, name }: Profile['accounts'][number]): Promise<void> {
    setIsBusy(true);
    try {
      await call('POST /user/account_unlink', { issuer });
      showToast('success', t('removed', { name }));
    } catch {
      // The call has shown the reason.
    } finally {
      setIsBusy(false);
      onRemoved();
    }
  }

  if (profile.accounts.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="profile-accounts">
      <h2 id="profile-accounts">{t('accounts')}</h2>
      <p className={styles.text}>{profile.may_unlink ? t('accounts_text') : t('only_way')}</p>
      <ul className={styles.sessions}>
        {profile.accounts.map((account) => (
          <li key={account.issuer}>
            <span>
              {account.name}{' '}
              <span className={styles.since}>{t('since', { time: dateTime(account.linked_at) })}</span>
            </span>
            {profile.may_unlink && (
              <Button
                look="plain"
                disabled={isBusy}
                aria-label={t('remove_account', { name: account.name })}
                onClick={() => void remove(account)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
