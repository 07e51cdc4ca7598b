import { readIssuedPassword, rememberIssuedPassword } from './issued-password.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';

/** Replaces every page until the person has changed a password that somebody else issued. */
export function OwnPassword({ onChanged }: { onChanged: () => void }) {
  return (
    <div className={styles.own}>
      <PasswordForm
        issuedPassword={readIssuedPassword()}
        onChanged={() => {
          rememberIssuedPassword('');
          onChanged();
        }}
      />
    </div>
  );
}
