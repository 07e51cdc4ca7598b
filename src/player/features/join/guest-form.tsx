import { type FormEvent, useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { openSession } from '#player/session.ts';
import { readField } from '#player/shared/read-field.ts';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './join.module.css';
import { joinMessages } from './messages.ts';

/** Joins as a guest, with a name only. */
export function GuestForm({ code, onJoined }: { code: string; onJoined: (coursewareId: number) => void }) {
  const t = useMessages(joinMessages);
  const [problem, setProblem] = useState<string>();
  const [joinError, setJoinError] = useState<Error>();
  const [isBusy, setIsBusy] = useState(false);
  const waitS = useRetryWait(joinError, () => setProblem(undefined));

  async function join(name: string): Promise<void> {
    setIsBusy(true);
    try {
      const { userinfo, courseware_id } = await call('POST /play/guest', { code, name }, { quiet: true });
      openSession(userinfo, courseware_id);
      onJoined(courseware_id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      if (error instanceof Error) setJoinError(error);
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (waitS > 0) return;
    const name = readField(event.currentTarget, 'name').trim();
    if (name === '') setProblem(t('guest_name_required'));
    else void join(name);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('guest_name')}
        name="name"
        autoComplete="nickname"
        maxLength={nameMaxLength}
        hint={t('guest_text')}
        error={problem}
      />
      <Button type="submit" wide busy={isBusy} waitS={waitS}>
        {t('guest_go')}
      </Button>
    </form>
  );
}
