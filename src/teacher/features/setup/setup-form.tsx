import { type FormEvent, useRef, useState } from 'react';
import { resultCodes } from '#contract/codes.ts';
import { passwordMinLength } from '#contract/limits.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { AdministratorFields } from './administrator-fields.tsx';
import { SchoolFields } from './school-fields.tsx';
import { sendSetup } from './send-setup.ts';
import styles from './setup.module.css';
import { createSetupDraft, findSetupProblems, type SetupField } from './setup-draft.ts';
import { setupMessages } from './setup-messages.ts';
import { TermFields } from './term-fields.tsx';

type SetupErrors = Partial<Record<SetupField, string>>;

const passwordCodes: readonly number[] = [resultCodes.common_password, resultCodes.password_too_short];

/** The form for the school, its first term and its first administrator. */
export function SetupForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useMessages(setupMessages);
  const [draft, setDraft] = useState(() => createSetupDraft(new Date()));
  const [logo, setLogo] = useState<File>();
  const [errors, setErrors] = useState<SetupErrors>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const showErrors = (foundErrors: SetupErrors) => {
    setErrors(foundErrors);
    const [firstField] = Object.keys(foundErrors);
    formRef.current?.querySelector<HTMLElement>(`[name=${firstField}]`)?.focus();
  };
  const sendForm = async () => {
    setRefusal('');
    setBusy(true);
    try {
      await sendSetup(draft, token, logo);
      onDone();
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ApiError && passwordCodes.includes(error.code)) showErrors({ password: message });
      else setRefusal(message);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errorEntries = Object.entries(findSetupProblems(draft)).map(([field, problem]) => [
      field,
      t(problem, { min: passwordMinLength }),
    ]);
    showErrors(Object.fromEntries(errorEntries) as SetupErrors);
    if (errorEntries.length === 0) void sendForm();
  };
  const fieldsProps = {
    draft,
    errors,
    onChange: (changedFields: Partial<typeof draft>) => setDraft({ ...draft, ...changedFields }),
  };
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.column}>
        <SchoolFields {...fieldsProps} logo={logo} onLogo={setLogo} />
        <TermFields {...fieldsProps} />
      </div>
      <AdministratorFields {...fieldsProps} />
      <div className={styles.foot}>
        {refusal && (
          <p className={styles.notice} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" busy={isBusy}>
          {t('set_up')}
        </Button>
      </div>
    </form>
  );
}
