import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import { closeSession, type Student, useStudentName } from '#player/session.ts';
import { GuestMark } from '#player/shared/guest-mark.tsx';
import { Icon } from '#player/shared/icons.tsx';
import { playerMessages } from '#player/shared/messages.ts';
import { listAlongIds, removeAlong } from '#player/storage/along-names.ts';
import { deleteStoredReplies } from '#player/storage/delete-replies.ts';
import { Avatar } from '#ui/avatars/avatar.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import styles from './log-out.module.css';

/** Deletes stored pages and what was taken along, so that the next student cannot open them; unsent answers stay until they are sent. */
async function logOut(): Promise<void> {
  await closeSession();
  await deleteStoredReplies();
  await Promise.all((await listAlongIds()).map(removeAlong));
}

function StudentBadge({ student, name }: { student: Student; name: string }) {
  return (
    <>
      <span className={styles.initial} aria-hidden="true">
        <span>{[...name][0]}</span>
        <Avatar name={student.avatar ?? ''} />
      </span>
      <span className={styles.full}>{name}</span>
      <GuestMark student={student} />
    </>
  );
}

export function LogOut({ student }: { student: Student }) {
  const t = useMessages(playerMessages);
  const tCommon = useMessages(commonMessages);
  const [isConfirming, setIsConfirming] = useState(false);
  const confirmLogOut = async () => {
    await unsentQueue.whenRead();
    if (unsentQueue.list().length > 0) setIsConfirming(true);
    else await logOut();
  };
  const studentName = useStudentName(student);
  return (
    <>
      {student.isGuest ? (
        <span className={styles.name} title={t('signed_in_as', { name: studentName })}>
          <StudentBadge student={student} name={studentName} />
        </span>
      ) : (
        <Link href={paths.profile} className={styles.name} title={t('my_profile')}>
          <StudentBadge student={student} name={studentName} />
        </Link>
      )}
      <button
        type="button"
        className={styles.leave}
        aria-label={t('log_out')}
        title={t('log_out')}
        onClick={() => void confirmLogOut()}
      >
        <Icon name="leave" />
      </button>
      {isConfirming && (
        <Dialog
          title={t('log_out_title')}
          onClose={() => setIsConfirming(false)}
          actions={
            <>
              <Button look="plain" onClick={() => void logOut()}>
                {t('log_out_anyway')}
              </Button>
              <Button onClick={() => setIsConfirming(false)}>{tCommon('cancel')}</Button>
            </>
          }
        >
          <p>{t('log_out_text')}</p>
        </Dialog>
      )}
    </>
  );
}
