import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './guest-mark.module.css';
import { playerMessages } from './messages.ts';

/** The word 'guest' beside the name of a guest; nothing for other students. */
export function GuestMark({ student }: { student: { isGuest: boolean } }) {
  const t = useMessages(playerMessages);
  return student.isGuest ? <span className={styles.mark}>{t('guest')}</span> : null;
}
