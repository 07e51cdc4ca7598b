import { useMessages } from '#ui/i18n/use-messages.ts';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './setup.module.css';
import { SetupCard } from './setup-card.tsx';
import { type FieldsProps, textFieldProps } from './setup-fields.ts';
import { setupMessages } from './setup-messages.ts';

/** Fields of the first term: its name, and its first and last day. */
export function TermFields(props: FieldsProps) {
  const t = useMessages(setupMessages);
  return (
    <SetupCard id="setup-term" title={t('term')}>
      <TextField label={t('term_name')} {...textFieldProps(props, 'term_name')} />
      <div className={styles.pair}>
        <TextField type="date" label={t('first_day')} {...textFieldProps(props, 'first_day')} />
        <TextField type="date" label={t('last_day')} {...textFieldProps(props, 'last_day')} />
      </div>
    </SetupCard>
  );
}
