import { Textarea, TextInput } from '@mantine/core';
import { findActivityViews } from '#activities/views.ts';
import { descriptionMaxLength, nameMaxLength } from '#contract/limits.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FactSelects, type SettingsFormProps } from './fact-selects.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './settings-form.module.css';

/** The form that all activities have in common. An issue leads to its field by `data-field`. */
export function SettingsForm({ type, ...props }: SettingsFormProps & { type: string }) {
  const { form, onChange, errors } = props;
  const typeIcon = findActivityViews(type)?.icon;
  const t = useMessages(editorMessages);
  return (
    <div className={styles.form}>
      <section className={styles.card} aria-labelledby="diy-about">
        <h2 id="diy-about">{t('about')}</h2>
        <TextInput
          data-field="name"
          label={t('name')}
          withAsterisk
          maxLength={nameMaxLength}
          value={form.name}
          error={errors['name']}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <Textarea
          data-field="description"
          label={t('description')}
          description={t('description_hint')}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={descriptionMaxLength}
          value={form.description}
          error={errors['description']}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <FactSelects {...props} />
      </section>
      <section className={styles.card} aria-labelledby="diy-pictures">
        <h2 id="diy-pictures">{t('pictures')}</h2>
        <PictureField
          label={t('icon')}
          hint={t('icon_hint')}
          url={form.icon}
          defaultSrc={typeIcon}
          shape="square"
          onChange={(icon) => onChange({ icon })}
        />
        <PictureField
          label={t('startup_screen')}
          hint={t('startup_hint')}
          url={form.startup_screen}
          defaultSrc={typeIcon}
          shape="wide"
          onChange={(startup_screen) => onChange({ startup_screen })}
        />
      </section>
    </div>
  );
}
