import { type FormEvent, useState } from 'react';
import { resultCodes } from '#contract/codes.ts';
import { passwordMaxLength } from '#contract/limits.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { useRetryWait } from '#ui/api/use-retry-wait.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { useSchool } from '#ui/school-store.ts';
import { passwordAttributes, ShowPassword } from '#ui/sign-in/show-password.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

type Field = 'old' | 'new' | 'repeat';
type Problem = { field: Field; text: string; error?: Error };
const nothing: Record<Field, string> = { old: '', new: '', repeat: '' };

const newPasswordCodes: readonly number[] = [
  resultCodes.common_password,
  resultCodes.password_unchanged,
  resultCodes.password_too_short,
];

/** The field that a refusal is about. */
function fieldOf(error: Error): Field {
  return error instanceof ApiError && newPasswordCodes.includes(error.code) ? 'new' : 'old';
}

type PasswordFormProps = {
  onChanged: () => void;
  /** Set for a password that somebody else issued: as typed at sign-in, so that it is not asked for again, or ''. */
  issued?: string;
};

/** Changes the password; asks for the old one unless `issued` has it. */
export function PasswordForm({ onChanged, issued }: PasswordFormProps) {
  const t = useMessages(profileMessages);
  const { passwordMin: min } = useSchool();
  const [typed, setTyped] = useState({ ...nothing, old: issued ?? '' });
  const [problem, setProblem] = useState<Problem>();
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const waitS = useRetryWait(problem?.error, () => setProblem(undefined));

  function findProblem(): Problem | undefined {
    if (typed.old === '') return { field: 'old', text: t('password_required') };
    if (typed.new.length < min) return { field: 'new', text: t('password_short', { min }) };
    if (typed.new !== typed.repeat) return { field: 'repeat', text: t('passwords_differ') };
    return undefined;
  }

  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const input = { old_password: typed.old, new_password: typed.new };
      await call('POST /user/password', input, { quiet: true });
      setTyped(nothing);
      showToast('success', t('password_changed'));
      onChanged();
    } catch (error) {
      if (error instanceof Error) setProblem({ field: fieldOf(error), text: error.message, error });
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (waitS > 0) return;
    const foundProblem = findProblem();
    setProblem(foundProblem);
    if (!foundProblem) void send();
  }

  const fieldProps = (field: Field) => ({
    ...passwordAttributes(isShown),
    maxLength: passwordMaxLength,
    value: typed[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: event.currentTarget.value }),
  });
  return (
    <form className={styles.card} aria-labelledby="profile-password" onSubmit={submit} noValidate>
      <h2 id="profile-password">{t(issued === undefined ? 'password' : 'own_password')}</h2>
      <p className={styles.text}>{t(issued === undefined ? 'password_text' : 'own_password_text')}</p>
      {(!issued || problem?.field === 'old') && (
        <div className={styles.whole}>
          <TextField label={t('old_password')} autoComplete="current-password" {...fieldProps('old')} />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('new_password')}
          hint={t('new_password_hint', { min })}
          autoComplete="new-password"
          {...fieldProps('new')}
        />
        <TextField label={t('repeat_password')} autoComplete="new-password" {...fieldProps('repeat')} />
      </div>
      <ShowPassword isShown={isShown} onChange={setIsShown} />
      <Button type="submit" busy={isBusy} waitS={waitS}>
        {t('change_password')}
      </Button>
    </form>
  );
}
