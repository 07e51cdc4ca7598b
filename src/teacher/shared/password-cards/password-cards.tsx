import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { confirm } from '#teacher/shared/dialogs/confirm-store.ts';
import { LoopbackAddressNote } from '#teacher/shared/joining/loopback-address-note.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { QrCode } from '#ui/primitives/qr-code.tsx';
import { cardMessages } from './card-messages.ts';
import type { PasswordCard } from './issue-cards.ts';
import styles from './password-cards.module.css';

type PasswordCardsProps = {
  cards: readonly PasswordCard[];
  /** The path of the sign-in page of these people, on the school's host. */
  path: '/play' | '/';
  error?: Error | undefined;
  onClose: () => void;
};

/** Cards to print and hand out. Leaving the page loses them, so closing them asks first. */
export function PasswordCards({ cards, path, error, onClose }: PasswordCardsProps) {
  const t = useMessages(cardMessages);
  const confirmClose = async (): Promise<boolean> => {
    const mayClose = cards.length === 0 || (await confirm({ text: t('close_ask'), danger: true }));
    if (mayClose) onClose();
    return mayClose;
  };
  useBlocker({
    shouldBlockFn: async () => !(await confirmClose()),
    enableBeforeUnload: cards.length > 0,
  });
  return (
    <section className={styles.sheet} aria-labelledby="password-cards">
      <div className={styles.top}>
        <h2 id="password-cards">{t('cards', { count: cards.length })}</h2>
        <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="default" onClick={() => void confirmClose()}>
          {t('close')}
        </Button>
      </div>
      <p className={styles.once}>{t('once')}</p>
      <LoopbackAddressNote />
      {error && (
        <p className={styles.failed} role="alert">
          {t('some_failed', { reason: error.message })}
        </p>
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.id} card={card} address={`${location.origin}${path}`} />
        ))}
      </ul>
    </section>
  );
}

function Card({ card, address }: { card: PasswordCard; address: string }) {
  const t = useMessages(cardMessages);
  const { name, class_name, class_number, sign_in_name, password } = card;
  return (
    <li className={styles.card}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.class}>
          {class_number === null ? class_name : `${class_name} · ${class_number}`}
        </p>
        <dl className={styles.facts}>
          <dt>{t('sign_in_name')}</dt>
          <dd>{sign_in_name}</dd>
          <dt>{t('password')}</dt>
          <dd>{password}</dd>
        </dl>
      </div>
      <QrCode className={styles.code} text={address} label={t('scan')} />
      <p className={styles.address}>{address}</p>
    </li>
  );
}
