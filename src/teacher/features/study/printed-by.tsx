import { displayName } from '#teacher/shared/people/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useToday } from '#teacher/shared/use-today.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-header.module.css';
import { studyMessages } from './messages.ts';

/** A line for paper only: who printed the page, and on which day. */
export function PrintedBy() {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const language = useLanguage();
  const userinfo = useUserinfo();
  const today = useToday();
  if (!userinfo) return null;
  const name = displayName(userinfo, language);
  return <p className={styles.printed}>{t('printed', { name, date: formats.dateWithWeekday(today) })}</p>;
}
