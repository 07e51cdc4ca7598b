import { useState } from 'react';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { keptMessages } from './kept-messages.ts';
import styles from './kept-note.module.css';
import type { Typed } from './use-typed.ts';

export type KeptText = Pick<Typed<unknown>, 'keptAt' | 'clear'>;

/** Says in a form that opens with text of an earlier time that it is back, and offers to begin without it. */
export function KeptNote({ typed: { keptAt, clear } }: { typed: KeptText }) {
  const t = useMessages(keptMessages);
  const formats = useFormats();
  const [openedAt] = useState(() => Date.now());
  const [backAt, setBackAt] = useState<number>();
  if (keptAt !== undefined && keptAt < openedAt && backAt === undefined) setBackAt(keptAt);
  if (keptAt === undefined && backAt !== undefined) setBackAt(undefined);
  if (backAt === undefined) return null;
  return (
    <div className={styles.note} role="status">
      <span>{t('back', { time: formats.dateTime(backAt) })}</span>
      <button type="button" className={styles.button} onClick={clear}>
        {t('start_over')}
      </button>
    </div>
  );
}
