import type { ApiReply } from '#contract/api.ts';
import { AboutForm } from './about-form.tsx';
import { AccountList } from './account-list.tsx';
import { MailForm } from './mail-form.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { SessionList } from './session-list.tsx';

type ProfileProps = {
  profile: ApiReply<'GET /user/profile'>;
  /** Reads the profile again, and all data that shows the person's name. */
  onChange: () => void;
};

/** A person's own profile, the same for teachers and students. */
export function Profile({ profile, onChange }: ProfileProps) {
  return (
    <div className={styles.profile}>
      <AboutForm profile={profile} onSaved={onChange} />
      {profile.wants_mail !== null && <MailForm wantsMail={profile.wants_mail} onSaved={onChange} />}
      {profile.has_password && <PasswordForm onChanged={onChange} />}
      <AccountList profile={profile} onRemoved={onChange} />
      <SessionList sessions={profile.sessions} onEnded={onChange} />
    </div>
  );
}
