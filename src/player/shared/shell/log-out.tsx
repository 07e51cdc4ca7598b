import { useState } from 'react';
import { closeSession, type Student, useStudentName } from '#player/session.ts';
import { GuestMark } from '#player/shared/guest-mark.tsx';
import { Icon } from '#player/shared/icons.tsx';
import { playerMessages } from '#player/shared/messages.ts';
import { listUnsent } from '#player/storage/attempt-storage.ts';
import { dropAllKept } from '#player/storage/device-storage.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import styles from './log-out.module.css';

/** Pages of the last student must not open for the next one; unsent answers stay until they are sent. */
async function leave(): Promise<void> {
  await closeSession();
  await dropAllKept(['home:', 'attempt:', 'courseware:']);
}

export function LogOut({ student }: { student: Student }) {
  const t = useMessages(playerMessages);
  const common = useMessages(commonMessages);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    const unsent = await listUnsent(student.id);
    if (unsent.length > 0) setIsAsking(true);
    else await leave();
  };
  const called = useStudentName(student);
  return (
    <>
      <span className={styles.name} title={t('signed_in_as', { name: called })}>
        <span className={styles.initial} aria-hidden="true">
          {[...called][0]}
        </span>
        <span className={styles.full}>{called}</span>
        <GuestMark student={student} />
      </span>
      <button
        type="button"
        className={styles.leave}
        aria-label={t('log_out')}
        title={t('log_out')}
        onClick={() => void ask()}
      >
        <Icon name="leave" />
      </button>
      {isAsking && (
        <Dialog
          title={t('log_out_title')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => void leave()}>
                {t('log_out_anyway')}
              </Button>
              <Button onClick={() => setIsAsking(false)}>{common('cancel')}</Button>
            </>
          }
        >
          <p>{t('log_out_text')}</p>
        </Dialog>
      )}
    </>
  );
}
