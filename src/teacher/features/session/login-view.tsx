import { useEffect, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { translate, useMessages } from '#ui/i18n/use-messages.ts';
import { Logo } from '#ui/illustrations/logo.tsx';
import { Welcome } from '#ui/illustrations/welcome.tsx';
import { loadCdnUrl } from '#ui/media-url.ts';
import { SchoolBadge } from '#ui/school-badge.tsx';
import { useSchool } from '#ui/school-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { LanguageButtons } from './language-buttons.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { loginMessages } from './login-messages.ts';
import { sessionMessages } from './messages.ts';
import { useSessionNotice } from './session-notice.ts';

const roles = ['teacher', 'student'] as const;

type Props = {
  onSignedIn: () => void;
  /** Called when a person begins to sign in, to load the next page early. */
  onStart?: () => void;
};

/** The sign-in page. Students are sent to their own app. */
export function LoginView({ onSignedIn, onStart }: Props) {
  const t = useMessages(loginMessages);
  const tSession = useMessages(sessionMessages);
  const tCommon = useMessages(commonMessages);
  const notice = useSessionNotice();
  const { isSetUp } = useSchool();
  useEffect(() => void loadCdnUrl(), []);
  const [role, setRole] = useState<(typeof roles)[number]>('teacher');
  const [username, setUsername] = useState('');
  return (
    <main className={styles.page}>
      <header className={styles.brand}>
        <Logo size={40} />
        <span>{tCommon('app_title')}</span>
        <SchoolBadge />
        <LanguageButtons />
      </header>
      <div className={styles.picture}>
        <Welcome />
        <p>{t('lead')}</p>
      </div>
      <section className={styles.card} aria-labelledby="login-title">
        <h1 id="login-title">{t('welcome')}</h1>
        {!isSetUp && (
          <p className={styles.notice} role="alert">
            {t('not_set_up')}
          </p>
        )}
        {notice && (
          <p className={styles.notice} role="alert">
            {tSession(notice)}
          </p>
        )}
        <fieldset className={styles.entries}>
          <legend className="el-visually-hidden">{t('entry')}</legend>
          {roles.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="entry"
                value={value}
                checked={role === value}
                onChange={() => setRole(value)}
              />
              <span>{t(value)}</span>
            </label>
          ))}
        </fieldset>
        {role === 'teacher' ? (
          <LoginForm
            username={username}
            onUsername={setUsername}
            onStart={onStart}
            onDone={(result) => {
              if (result === 'error_user_group') setRole('student');
              if (result !== 'signed_in') return;
              showToast('success', translate(loginMessages, 'success'));
              onSignedIn();
            }}
          />
        ) : (
          <div className={styles.student}>
            <p className={styles.notice} role="alert">
              {tSession('error_user_group')}
            </p>
            <p>{t('student_hint')}</p>
            <a className={styles.link} href="/play">
              {t('to_student_app')}
            </a>
          </div>
        )}
      </section>
    </main>
  );
}
