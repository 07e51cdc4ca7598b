import { importFileMaxBytes } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import styles from '../import.module.css';
import { importScreenMessages } from '../import-screen-messages.ts';
import { TemplateButton } from './template-button.tsx';
import { useSendList } from './use-send-list.ts';

const megabyte = 1024 * 1024;

/** Chooses the file with the list of a school year, and says why a file was refused. */
export function ListPicker({ calendarId }: { calendarId: number }) {
  const t = useMessages(importScreenMessages);
  const { send, isTooLarge, isSending, error } = useSendList();
  const maxMegabytes = importFileMaxBytes / megabyte;
  return (
    <>
      <p className={styles.hint}>{t('formats', { size: maxMegabytes })}</p>
      <div className={styles.buttons}>
        <PickButton
          label={t('choose_file')}
          look="soft"
          accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,.htm,.html,.zip"
          busy={isSending}
          onFiles={([file]) => file && void send(file, calendarId)}
        />
        <TemplateButton />
      </div>
      <p className={styles.hint}>{t('template_text')}</p>
      {isTooLarge && (
        <p role="alert" className={styles.problem}>
          {t('formats', { size: maxMegabytes })}
        </p>
      )}
      {error && !isTooLarge && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
    </>
  );
}
