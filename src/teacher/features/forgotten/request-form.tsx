import { type FormEvent, useState } from 'react';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './forgotten.module.css';
import { forgottenMessages } from './forgotten-messages.ts';

/** Requests the link. The message afterwards is the same for unknown people, so that it reveals no accounts. */
export function RequestForm() {
  const t = useMessages(forgottenMessages);
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<Error>();
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const waitS = useRetryWait(problem, () => setProblem(undefined));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (waitS > 0) return;
    if (username.trim() === '') return setProblem(new Error(t('username_missing')));
    setProblem(undefined);
    setState('busy');
    await call('POST /user/password_forgotten', { username: username.trim() }, { quiet: true }).then(
      () => setState('sent'),
      (error: Error) => {
        setProblem(error);
        setState('asking');
      },
    );
  };
  if (state === 'sent') return <p role="status">{t('sent')}</p>;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('lead')}</p>
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problem?.message}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Button type="submit" wide busy={state === 'busy'} waitS={waitS}>
        {t('send')}
      </Button>
    </form>
  );
}
