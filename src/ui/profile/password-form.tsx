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
const emptyValues: Record<Field, string> = { old: '', new: '', repeat: '' };

const newPasswordCodes: readonly number[] = [
  resultCodes.common_password,
  resultCodes.password_unchanged,
  resultCodes.password_too_short,
];

/** The field that a refusal is about. */
function refusedField(error: Error): Field {
  return error instanceof ApiError && newPasswordCodes.includes(error.code) ? 'new' : 'old';
}

type PasswordFormProps = {
  onChanged: () => void;
  /**
   * The password that somebody else issued, as typed at sign-in, so that the form need not ask for it; '' if
   * unknown. Absent if the person chose the present password.
   */
  issuedPassword?: string;
};

/** Changes the password; asks for the old one unless `issuedPassword` has it. */
export function PasswordForm({ onChanged, issuedPassword }: PasswordFormProps) {
  const t = useMessages(profileMessages);
  const { passwordMin: minLength } = useSchool();
  const [typedValues, setTypedValues] = useState({ ...emptyValues, old: issuedPassword ?? '' });
  const [problem, setProblem] = useState<Problem>();
  const [isShown, setIsShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const waitS = useRetryWait(problem?.error, () => setProblem(undefined));

  function findProblem(): Problem | undefined {
    if (typedValues.old === '') return { field: 'old', text: t('password_required') };
    if (typedValues.new.length < minLength)
      return { field: 'new', text: t('password_short', { min: minLength }) };
    if (typedValues.new !== typedValues.repeat) return { field: 'repeat', text: t('passwords_differ') };
    return undefined;
  }

  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const input = { old_password: typedValues.old, new_password: typedValues.new };
      await call('POST /user/password', input, { quiet: true });
      setTypedValues(emptyValues);
      showToast('success', t('password_changed'));
      onChanged();
    } catch (error) {
      if (error instanceof Error) setProblem({ field: refusedField(error), text: error.message, error });
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
    value: typedValues[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTypedValues({ ...typedValues, [field]: event.currentTarget.value }),
  });
  return (
    <form className={styles.card} aria-labelledby="profile-password" onSubmit={submit} noValidate>
      <h2 id="profile-password">{t(issuedPassword === undefined ? 'password' : 'own_password')}</h2>
      <p className={styles.text}>{t(issuedPassword === undefined ? 'password_text' : 'own_password_text')}</p>
      {(!issuedPassword || problem?.field === 'old') && (
        <div className={styles.whole}>
          <TextField label={t('old_password')} autoComplete="current-password" {...fieldProps('old')} />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('new_password')}
          hint={t('new_password_hint', { min: minLength })}
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
