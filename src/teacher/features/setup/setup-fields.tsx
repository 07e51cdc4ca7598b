import type { ReactNode } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './setup.module.css';
import type { SetupDraft, SetupField } from './setup-draft.ts';
import { setupMessages } from './setup-messages.ts';

export type FieldsProps = {
  draft: SetupDraft;
  /** Error texts by field. */
  errors: Partial<Record<SetupField, string>>;
  onChange: (change: Partial<SetupDraft>) => void;
};

type TextName = Exclude<SetupField, 'languages' | 'password' | 'time_zone'>;

/** The properties of a text field of the draft. */
export function fieldOf({ draft, errors, onChange }: FieldsProps, name: TextName) {
  return {
    name,
    value: draft[name],
    error: errors[name],
    maxLength: nameMaxLength,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  };
}

type CardProps = { id: string; title: string; text?: string; children: ReactNode };

export function SetupCard({ id, title, text, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

export function TermFields(props: FieldsProps) {
  const t = useMessages(setupMessages);
  return (
    <SetupCard id="setup-term" title={t('term')}>
      <TextField label={t('term_name')} {...fieldOf(props, 'term_name')} />
      <div className={styles.pair}>
        <TextField type="date" label={t('first_day')} {...fieldOf(props, 'first_day')} />
        <TextField type="date" label={t('last_day')} {...fieldOf(props, 'last_day')} />
      </div>
    </SetupCard>
  );
}
