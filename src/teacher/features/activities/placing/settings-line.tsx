import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { SettingsErrors, SettingsForm } from '#teacher/shared/courseware-settings/settings-form.ts';
import { useSettingsSummary } from '#teacher/shared/courseware-settings/use-settings-summary.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';

const SettingsFields = lazy(async () => ({
  default: (await import('#teacher/shared/courseware-settings/settings-fields.tsx')).SettingsFields,
}));

type SettingsLineProps = {
  unitId: number | undefined;
  form: SettingsForm;
  isMarked: boolean;
  errors: SettingsErrors;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (change: Partial<SettingsForm>) => void;
};

/** Sums up the settings in one line, or shows all of them to be changed. */
export function SettingsLine(props: SettingsLineProps) {
  const { unitId, form, isMarked, errors, isOpen, onOpen, onChange } = props;
  const t = useMessages(placingMessages);
  const summarize = useSettingsSummary();
  if (isOpen) {
    return (
      <div className={styles.settings}>
        <Suspense fallback={<Skeleton lines={4} height="2.75rem" />}>
          <SettingsFields
            unitId={unitId}
            form={form}
            isMarked={isMarked}
            errors={errors}
            onChange={onChange}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <p className={styles.line}>
      <span>
        {t('settings')}: {summarize(form, isMarked)}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={onOpen}>
        {t('change')}
      </Button>
    </p>
  );
}
