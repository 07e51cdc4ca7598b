import { Button, NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { passwordMinLength, passwordMinLengthMax, sessionHoursMax } from '#contract/limits.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from '../setting.module.css';
import { signInMessages } from './sign-in-messages.ts';

type Policy = ApiReply<'GET /admin/sign_in_policy'>;

const ranges = {
  session_hours: { min: 1, max: sessionHoursMax },
  password_min_length: { min: passwordMinLength, max: passwordMinLengthMax },
} as const;
type NumberName = keyof typeof ranges;

const isInRange = (name: NumberName, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= ranges[name].min && Number(value) <= ranges[name].max;

/** The rules for signing in: passwords, sessions and accounts elsewhere. */
export function SignInSetting() {
  const t = useMessages(signInMessages);
  const policy = useCall('GET /admin/sign_in_policy', {}, { inPlace: true });
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

function PolicyForm({ policy }: { policy: Policy }) {
  const t = useMessages(signInMessages);
  const common = useMessages(commonMessages);
  const edits = useMessages(editMessages);
  const formats = useFormats();
  const [isSingle, setSingle] = useState(policy.single_session);
  const [takesPassword, setTakesPassword] = useState(policy.password_sign_in);
  const [hours, setHours] = useState<string | number>(policy.session_hours);
  const [length, setLength] = useState<string | number>(policy.password_min_length);
  const save = useSend('POST /admin/sign_in_policy', {
    refreshes: ['GET /admin/sign_in_policy'],
    success: t('saved'),
    failure: edits('edit_failed'),
  });
  const numberProps = (name: NumberName, value: string | number) => ({
    ...ranges[name],
    value,
    clampBehavior: 'none' as const,
    allowDecimal: false,
    hideControls: true,
    error: isInRange(name, value) ? undefined : t('wrong', ranges[name]),
  });
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInRange('session_hours', hours) && isInRange('password_min_length', length))
          save.mutate({
            single_session: isSingle,
            session_hours: hours,
            password_min_length: length,
            password_sign_in: takesPassword,
          });
      }}
    >
      <Switch
        label={t('single')}
        checked={isSingle}
        onChange={({ currentTarget }) => setSingle(currentTarget.checked)}
      />
      <Switch
        label={t('password')}
        description={
          policy.providers.length > 0
            ? t('password_text', { names: formats.list(policy.providers) })
            : t('no_providers')
        }
        disabled={policy.providers.length === 0 && takesPassword}
        checked={takesPassword}
        onChange={({ currentTarget }) => setTakesPassword(currentTarget.checked)}
      />
      <NumberInput label={t('hours')} {...numberProps('session_hours', hours)} onChange={setHours} />
      <NumberInput label={t('length')} {...numberProps('password_min_length', length)} onChange={setLength} />
      <Button type="submit" loading={save.isPending}>
        {common('save')}
      </Button>
    </form>
  );
}
