import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './along.module.css';
import { checkMessages } from './check-messages.ts';

/** An iPad names itself a Mac, which has no touch screen. */
const isIphoneOrIpad = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** How to keep what is taken along for more than a week, on devices that otherwise clear it. */
export function IphoneNote() {
  const t = useMessages(checkMessages);
  if (!isIphoneOrIpad() || isInstalled()) return null;
  return <p className={styles.hint}>{t('iphone')}</p>;
}
