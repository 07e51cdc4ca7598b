import { useMessages } from '#ui/i18n/use-messages.ts';
import { TextField } from '#ui/primitives/text-field.tsx';
import { PickButton } from '#ui/upload/pick/pick-button.tsx';
import { LanguageFields } from './language-fields.tsx';
import styles from './setup.module.css';
import { SetupCard } from './setup-card.tsx';
import { type FieldsProps, textFieldProps } from './setup-fields.ts';
import { setupMessages } from './setup-messages.ts';
import { ZoneField } from './zone-field.tsx';

/** Fields of the school itself. Its logo is uploaded once the administrator is signed in. */
export function SchoolFields(
  props: FieldsProps & { logo: File | undefined; onLogo: (file: File | undefined) => void },
) {
  const t = useMessages(setupMessages);
  return (
    <SetupCard id="setup-school" title={t('school')}>
      <TextField
        label={t('school_name')}
        autoComplete="organization"
        {...textFieldProps(props, 'school_name')}
      />
      <div className={styles.logo}>
        <PickButton
          label={t('logo')}
          look="soft"
          accept="image/png,image/jpeg,image/webp"
          onFiles={([file]) => props.onLogo(file)}
        />
        <span>{props.logo?.name}</span>
      </div>
      <LanguageFields {...props} />
      <ZoneField {...props} />
    </SetupCard>
  );
}
