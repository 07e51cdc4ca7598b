import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from '../home.module.css';
import { homeMessages } from '../messages.ts';

/** A piece of news as a row of the list. */
export type NewsRow = { key: string; happenedAt: number; isNew: boolean; row: ReactNode };

/** The three lines of a piece of news; a dot marks one that is new. */
export function NewsText({
  name,
  text,
  note,
  isNew,
}: {
  name: string;
  text: string;
  note: string;
  isNew: boolean;
}) {
  const t = useMessages(homeMessages);
  return (
    <>
      <strong>
        {isNew && <span className={styles.dot} role="img" aria-label={t('is_new')} />}
        <span>{name}</span>
      </strong>
      <span>{text}</span>
      <span className={styles.note}>{note}</span>
    </>
  );
}
