import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './show-password.module.css';

/** Attributes of a password's field. Tablets must not capitalise or spell-check a shown password. */
export const passwordAttributes = (isShown: boolean) =>
  ({ type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }) as const;

type ShowPasswordProps = { isShown: boolean; onChange: (isShown: boolean) => void };

/** A box to tick that shows the passwords of a form as plain text. */
export function ShowPassword({ isShown, onChange }: ShowPasswordProps) {
  const t = useMessages(commonMessages);
  return (
    <label className={styles.show}>
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.currentTarget.checked)} />
      {t('show_password')}
    </label>
  );
}
