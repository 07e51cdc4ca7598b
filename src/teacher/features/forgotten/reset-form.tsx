import { type FormEvent, useState } from 'react';
import { passwordMaxLength } from '#contract/limits.ts';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { useSchool } from '#ui/school-store.ts';
import { passwordAttributes, ShowPassword } from '#ui/sign-in/show-password.tsx';
import styles from './forgotten.module.css';
import { forgottenMessages } from './forgotten-messages.ts';

type PasswordField = 'password' | 'repeat';
type Problem = { field: PasswordField; error: Error };

/** Chooses another password with the token of the link. `onChanged` gets the address of the person's sign-in page. */
export function ResetForm({ token, onChanged }: { token: string; onChanged: (signInPage: string) => void }) {
  const t = useMessages(forgottenMessages);
  const [typedPasswords, setTypedPasswords] = useState({ password: '', repeat: '' });
  const [problem, setProblem] = useState<Problem>();
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const minLength = useSchool().passwordMin;
  const waitS = useRetryWait(problem?.error, () => setProblem(undefined));
  const findProblem = (): Problem | undefined => {
    if (typedPasswords.password.length < minLength)
      return { field: 'password', error: new Error(t('too_short', { min: minLength })) };
    return typedPasswords.password === typedPasswords.repeat
      ? undefined
      : { field: 'repeat', error: new Error(t('different')) };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waitS > 0) return;
    const foundProblem = findProblem();
    setProblem(foundProblem);
    if (foundProblem) return;
    setIsBusy(true);
    await call(
      'POST /user/password_reset',
      { token, password: typedPasswords.password },
      { quiet: true },
    ).then(
      ({ user_group }) => onChanged(user_group === 'student' ? '/play' : '/login'),
      (error: Error) => setProblem({ field: 'password', error }),
    );
    setIsBusy(false);
  };
  const renderField = (name: PasswordField) => (
    <TextField
      label={t(name)}
      name={name}
      autoComplete="new-password"
      {...passwordAttributes(isShown)}
      maxLength={passwordMaxLength}
      value={typedPasswords[name]}
      error={problem?.field === name ? problem.error.message : undefined}
      onChange={({ target }) => setTypedPasswords({ ...typedPasswords, [name]: target.value })}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {renderField('password')}
      {renderField('repeat')}
      <ShowPassword isShown={isShown} onChange={setIsShown} />
      <Button type="submit" wide busy={isBusy} waitS={waitS}>
        {t('save')}
      </Button>
    </form>
  );
}
