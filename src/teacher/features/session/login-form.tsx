import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { ForgottenPassword } from '#ui/sign-in/forgotten-password.tsx';
import { OtherWays } from '#ui/sign-in/other-ways.tsx';
import { passwordAttributes, ShowPassword } from '#ui/sign-in/show-password.tsx';
import styles from './login.module.css';
import { loginMessages } from './login-messages.ts';
import { acceptSession, type SignInResult, signIn } from './sign-in.ts';
import { validateLogin } from './validate-login.ts';

type Props = {
  username: string;
  onUsername: (text: string) => void;
  /** Called when the first field gets the focus. */
  onStart: (() => void) | undefined;
  onDone: (result: SignInResult) => void;
};

/** The sign-in form. The entries stay after a refusal. */
export function LoginForm({ username, onUsername, onStart, onDone }: Props) {
  const t = useMessages(loginMessages);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const waitS = useRetryWait(refusal, () => setRefusal(undefined));
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const problems = wasSubmitted ? validateLogin(username, password) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waitS > 0) return;
    setWasSubmitted(true);
    const loginProblems = validateLogin(username, password);
    if (loginProblems.username) usernameRef.current?.focus();
    else if (loginProblems.password) passwordRef.current?.focus();
    if (loginProblems.username || loginProblems.password) return;
    setRefusal(undefined);
    setIsBusy(true);
    const result = await signIn(username, password).catch((error: Error) => {
      setRefusal(error);
      return undefined;
    });
    setIsBusy(false);
    if (result) onDone(result);
    if (result === 'refused') passwordRef.current?.select();
  };
  const noteCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={usernameRef}
        label={t('email')}
        name="username"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        error={problems.username && t(problems.username)}
        onFocus={onStart}
        onChange={(event) => onUsername(event.target.value)}
      />
      <TextField
        ref={passwordRef}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        {...passwordAttributes(isShown)}
        required
        value={password}
        error={problems.password && t(problems.password)}
        {...(hasCapsLock ? { hint: t('caps_lock') } : {})}
        onChange={(event) => setPassword(event.target.value)}
        onKeyUp={noteCapsLock}
        onKeyDown={noteCapsLock}
      />
      <ShowPassword isShown={isShown} onChange={setIsShown} />
      {refusal && (
        <p className={styles.notice} role="alert">
          {refusal.message}
        </p>
      )}
      <Button type="submit" wide busy={isBusy} waitS={waitS}>
        {t('sign_in')}
      </Button>
      <ForgottenPassword className={styles.hint} whomToAsk={t('forgotten')} />
      <OtherWays app="teacher" onSignedIn={(userinfo) => void acceptSession(userinfo).then(onDone)} />
    </form>
  );
}
