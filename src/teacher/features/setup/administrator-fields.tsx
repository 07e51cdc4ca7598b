import { useState } from 'react';
import { passwordMaxLength, passwordMinLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TextField } from '#ui/primitives/text-field.tsx';
import { passwordAttributes, ShowPassword } from '#ui/sign-in/show-password.tsx';
import { SetupCard } from './setup-card.tsx';
import { type FieldsProps, textFieldProps } from './setup-fields.ts';
import { setupMessages } from './setup-messages.ts';

/** Fields for the account of the person who sets up the school. */
export function AdministratorFields(props: FieldsProps) {
  const t = useMessages(setupMessages);
  const { draft, errors, onChange } = props;
  const [isShown, setShown] = useState(false);
  return (
    <SetupCard id="setup-administrator" title={t('administrator')} text={t('administrator_text')}>
      <TextField label={t('name')} autoComplete="name" {...textFieldProps(props, 'name')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...textFieldProps(props, 'email')}
      />
      <TextField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        {...passwordAttributes(isShown)}
        required
        maxLength={passwordMaxLength}
        value={draft.password}
        error={errors.password}
        hint={t('password_hint', { min: passwordMinLength })}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <ShowPassword isShown={isShown} onChange={setShown} />
    </SetupCard>
  );
}
