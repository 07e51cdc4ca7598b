import { Button, NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { passwordMinLength, passwordMinLengthMax, sessionHoursMax } from '#contract/limits.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { signInMessages } from './sign-in-messages.ts';

type SignInPolicy = ApiReply<'GET /admin/sign_in_policy'>;

const numberRanges = {
  session_hours: { min: 1, max: sessionHoursMax },
  password_min_length: { min: passwordMinLength, max: passwordMinLengthMax },
} as const;
type NumberName = keyof typeof numberRanges;

const isInRange = (name: NumberName, value: unknown): value is number =>
  Number.isInteger(value) &&
  Number(value) >= numberRanges[name].min &&
  Number(value) <= numberRanges[name].max;

/** The rules for signing in: passwords, sessions and accounts elsewhere. */
export function SignInSetting() {
  const t = useMessages(signInMessages);
  const policy = useCall('GET /admin/sign_in_policy', {}, { reportsInPlace: true });
  return (
    <section className={styles.card} aria-labelledby="setting-sign-in">
      <h2 id="setting-sign-in">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {policy.isPending && <Skeleton lines={3} height="2.75rem" />}
      {policy.isError && <LoadError error={policy.error} onRetry={() => void policy.refetch()} />}
      {policy.data && <PolicyForm key={JSON.stringify(policy.data)} policy={policy.data} />}
    </section>
  );
}

function PolicyForm({ policy }: { policy: SignInPolicy }) {
  const t = useMessages(signInMessages);
  const tCommon = useMessages(commonMessages);
  const tEdit = useMessages(editMessages);
  const formats = useFormats();
  const [isSingleSession, setSingleSession] = useState(policy.single_session);
  const [allowsPassword, setAllowsPassword] = useState(policy.password_sign_in);
  const [sessionHours, setSessionHours] = useState<string | number>(policy.session_hours);
  const [minLength, setMinLength] = useState<string | number>(policy.password_min_length);
  const save = useSend('POST /admin/sign_in_policy', {
    refreshes: ['GET /admin/sign_in_policy'],
    successText: t('saved'),
    failureText: tEdit('edit_failed'),
  });
  const numberProps = (name: NumberName, value: string | number) => ({
    ...numberRanges[name],
    value,
    clampBehavior: 'none' as const,
    allowDecimal: false,
    hideControls: true,
    error: isInRange(name, value) ? undefined : t('wrong', numberRanges[name]),
  });
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInRange('session_hours', sessionHours) && isInRange('password_min_length', minLength))
          save.mutate({
            single_session: isSingleSession,
            session_hours: sessionHours,
            password_min_length: minLength,
            password_sign_in: allowsPassword,
          });
      }}
    >
      <Switch
        label={t('single')}
        checked={isSingleSession}
        onChange={({ currentTarget }) => setSingleSession(currentTarget.checked)}
      />
      <Switch
        label={t('password')}
        description={
          policy.providers.length > 0
            ? t('password_text', { names: formats.list(policy.providers) })
            : t('no_providers')
        }
        disabled={policy.providers.length === 0 && allowsPassword}
        checked={allowsPassword}
        onChange={({ currentTarget }) => setAllowsPassword(currentTarget.checked)}
      />
      <NumberInput
        label={t('hours')}
        {...numberProps('session_hours', sessionHours)}
        onChange={setSessionHours}
      />
      <NumberInput
        label={t('length')}
        {...numberProps('password_min_length', minLength)}
        onChange={setMinLength}
      />
      <Button type="submit" loading={save.isPending}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
