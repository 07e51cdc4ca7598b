import { Button } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { accountMessages } from '#ui/profile/account-messages.ts';
import styles from './people.module.css';

type Person = ApiReply<'GET /admin/person'>;

/** The accounts elsewhere with which the person signs in; an administrator may remove each. */
export function PersonAccounts({ person: { id, name, accounts } }: { person: Person }) {
  const t = useMessages(accountMessages);
  const { date } = useFormats();
  const unlink = useSend('POST /admin/person_unlink', { refreshes: ['GET /admin/person'] });
  const confirmUnlink = async (account: Person['accounts'][number]) => {
    if (await confirm({ text: t('remove_ask', { name, account: account.name }), danger: true }))
      unlink.mutate({ id, issuer: account.issuer });
  };
  if (accounts.length === 0) return null;
  return (
    <div className={styles.places}>
      <h3>{t('accounts')}</h3>
      <ul>
        {accounts.map((account) => (
          <li key={account.issuer}>
            {account.name} · {t('since', { time: date(account.linked_at) })}{' '}
            <Button
              variant="subtle"
              loading={unlink.isPending}
              aria-label={t('remove_account', { name: account.name })}
              onClick={() => void confirmUnlink(account)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
