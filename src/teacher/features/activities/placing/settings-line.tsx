import { Button } from '@mantine/core';
import { Suspense } from 'react';
import type { TypeSetting } from '#contract/choices.ts';
import { useMayWorkByGroup, useTypeSettings } from '#teacher/shared/activities/use-activity-types.ts';
import type { SettingsForm } from '#teacher/shared/courseware-settings/settings-form.ts';
import { useSettingsSummary } from '#teacher/shared/courseware-settings/use-settings-summary.ts';
import type { SettingsErrors } from '#teacher/shared/courseware-settings/validate-settings.ts';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';

const SettingsFields = createLazyPart(
  async () => (await import('#teacher/shared/courseware-settings/settings-fields.tsx')).SettingsFields,
);

type SettingsLineProps = {
  unitId: number | undefined;
  /** The activity's type. */
  type: string;
  form: SettingsForm;
  isMarked: boolean;
  errors: SettingsErrors;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (change: Partial<SettingsForm>) => void;
};

type AllSettingsProps = SettingsLineProps & { typeSettings: readonly TypeSetting[] };

function AllSettings({ unitId, type, typeSettings, form, isMarked, errors, onChange }: AllSettingsProps) {
  const mayWorkByGroup = useMayWorkByGroup(type);
  return (
    <SettingsFields {...{ unitId, type, mayWorkByGroup, typeSettings, form, isMarked, errors, onChange }} />
  );
}

/** Sums up the settings in one line, or shows all of them to be changed. */
export function SettingsLine(props: SettingsLineProps) {
  const { type, form, isMarked, isOpen, onOpen } = props;
  const declared = useTypeSettings(type);
  const typeSettings = isMarked ? declared : [];
  const t = useMessages(placingMessages);
  const summarize = useSettingsSummary();
  if (isOpen) {
    return (
      <div className={styles.settings}>
        <Suspense fallback={<Skeleton lines={4} height="2.75rem" />}>
          <AllSettings {...props} typeSettings={typeSettings} />
        </Suspense>
      </div>
    );
  }
  return (
    <p className={styles.line}>
      <span>
        {t('settings')}: {summarize(form, typeSettings)}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={onOpen}>
        {t('change')}
      </Button>
    </p>
  );
}
