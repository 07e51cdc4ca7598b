import { useId, useState } from 'react';
import { call } from '#ui/api/call.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

/** Whether teachers' messages come by mail, too. Saved at once. */
export function MailForm({ wantsMail, onSaved }: { wantsMail: boolean; onSaved: () => void }) {
  const t = useMessages(profileMessages);
  const id = useId();
  const [isChecked, setChecked] = useState(wantsMail);

  async function save(isWanted: boolean): Promise<void> {
    setChecked(isWanted);
    try {
      await call('POST /user/profile_save', { wants_mail: isWanted });
      showToast('success', t('saved'));
      onSaved();
    } catch {
      // The call has shown the reason.
      setChecked(!isWanted);
    }
  }

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('mail')}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { checked } }) => void save(checked)}
        />
        <span>{t('wants_mail')}</span>
      </label>
      <p id={`${id}-hint`} className={styles.text}>
        {t('wants_mail_hint')}
      </p>
    </section>
  );
}
