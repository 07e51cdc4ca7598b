import { Button, NumberInput, Switch } from '@mantine/core';
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
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import { signInMessages } from './sign-in-messages.ts';

type SignInPolicy = ApiReply<'GET /admin/sign_in_policy'>;

const numberRanges = {
  session_hours: { min: 1, max: sessionHoursMax },
  password_min_length: { min: passwordMinLength, max: passwordMinLengthMax },
} as const;
type NumberName = keyof typeof numberRanges;

/** A number field holds text while its number is not typed to the end. */
type PolicyDraft = Pick<SignInPolicy, 'single_session' | 'password_sign_in'> &
  Record<NumberName, string | number>;

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
      {policy.data && <PolicyForm policy={policy.data} />}
    </section>
  );
}

function PolicyForm({ policy }: { policy: SignInPolicy }) {
  const t = useMessages(signInMessages);
  const tCommon = useMessages(commonMessages);
  const tEdit = useMessages(editMessages);
  const formats = useFormats();
  const typed = useTypedChanges<PolicyDraft>('setting:sign_in', t('title'), policy);
  const { value: draft, change } = typed;
  const save = useSend('POST /admin/sign_in_policy', {
    refreshes: ['GET /admin/sign_in_policy'],
    successText: t('saved'),
    failureText: tEdit('edit_failed'),
  });
  const numberProps = (name: NumberName) => ({
    ...numberRanges[name],
    value: draft[name],
    clampBehavior: 'none' as const,
    allowDecimal: false,
    hideControls: true,
    error: isInRange(name, draft[name]) ? undefined : t('wrong', numberRanges[name]),
    onChange: (value: string | number) => change({ [name]: value }),
  });
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const { single_session, password_sign_in, session_hours, password_min_length } = draft;
        if (
          isInRange('session_hours', session_hours) &&
          isInRange('password_min_length', password_min_length)
        )
          typed.clearAfter(
            save.mutateAsync({ single_session, session_hours, password_min_length, password_sign_in }),
          );
      }}
    >
      <KeptNote typed={typed} />
      <Switch
        label={t('single')}
        checked={draft.single_session}
        onChange={({ currentTarget }) => change({ single_session: currentTarget.checked })}
      />
      <Switch
        label={t('password')}
        description={
          policy.providers.length > 0
            ? t('password_text', { names: formats.list(policy.providers) })
            : t('no_providers')
        }
        disabled={policy.providers.length === 0 && draft.password_sign_in}
        checked={draft.password_sign_in}
        onChange={({ currentTarget }) => change({ password_sign_in: currentTarget.checked })}
      />
      <NumberInput label={t('hours')} {...numberProps('session_hours')} />
      <NumberInput label={t('length')} {...numberProps('password_min_length')} />
      <Button type="submit" loading={save.isPending}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
