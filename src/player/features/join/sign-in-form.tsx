import { type FormEvent, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { discardSession, openSession } from '#player/session.ts';
import { readField } from '#player/shared/read-field.ts';
import { UnsentNotice } from '#player/shared/unsent-notice.tsx';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { rememberIssuedPassword } from '#ui/profile/issued-password.ts';
import { ForgottenPassword } from '#ui/sign-in/forgotten-password.tsx';
import { OtherWays } from '#ui/sign-in/other-ways.tsx';
import { passwordAttributes, ShowPassword } from '#ui/sign-in/show-password.tsx';
import styles from './join.module.css';
import { joinMessages } from './messages.ts';

type Problem = { field?: 'email' | 'password' | 'teacher'; text: string; error?: Error };

/** Signs a student in; shows teachers the way to the teacher app. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useMessages(joinMessages);
  const [problem, setProblem] = useState<Problem>();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const waitS = useRetryWait(problem?.error, () => setProblem(undefined));

  /** `password`: the typed password; undefined if the student signed in by another account. */
  async function acceptUser(
    userinfo: ApiReply<'POST /user/login'>['userinfo'],
    password?: string,
  ): Promise<void> {
    if (userinfo.user_group === 'student') {
      if (userinfo.must_change_password && password !== undefined) rememberIssuedPassword(password);
      openSession(userinfo);
      onSignedIn();
    } else {
      await discardSession(userinfo.token);
      setProblem({ field: 'teacher', text: t('for_teachers') });
    }
  }

  async function signIn(username: string, password: string): Promise<void> {
    setIsBusy(true);
    try {
      const { userinfo } = await call('POST /user/login', { username, password }, { quiet: true });
      await acceptUser(userinfo, password);
    } catch (error) {
      setProblem(error instanceof Error ? { text: error.message, error } : { text: String(error) });
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (waitS > 0) return;
    const username = readField(event.currentTarget, 'username').trim();
    const password = readField(event.currentTarget, 'password');
    if (username === '') setProblem({ field: 'email', text: t('email_required') });
    else if (password === '') setProblem({ field: 'password', text: t('password_required') });
    else {
      setProblem(undefined);
      void signIn(username, password);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <UnsentNotice />
      <TextField
        label={t('email')}
        name="username"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problem?.field === 'email' ? problem.text : undefined}
      />
      <TextField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        {...passwordAttributes(isPasswordShown)}
        error={problem?.field === 'password' ? problem.text : undefined}
      />
      <ShowPassword isShown={isPasswordShown} onChange={setIsPasswordShown} />
      {problem && (problem.field === undefined || problem.field === 'teacher') && (
        <p className={styles.problem} role="alert">
          {problem.text} {problem.field === 'teacher' && <a href="/">{t('to_teacher_app')}</a>}
        </p>
      )}
      <Button type="submit" wide busy={isBusy} waitS={waitS}>
        {t('sign_in')}
      </Button>
      <ForgottenPassword className={styles.lead} whomToAsk={t('forgotten')} />
      <OtherWays app="player" onSignedIn={(userinfo) => void acceptUser(userinfo)} />
    </form>
  );
}
