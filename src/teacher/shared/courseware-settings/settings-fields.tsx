import type { TypeSetting } from '#contract/choices.ts';
import { GuestFields } from './guest-fields.tsx';

import type { SettingsForm } from './settings-form.ts';
import { TargetFields } from './target-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import type { SettingsErrors } from './validate-settings.ts';

type SettingsFieldsProps = {
  /** The present or future unit of the courseware; undefined while none is chosen. */
  unitId: number | undefined;
  /** The activity's type. */
  type: string;
  mayWorkByGroup?: boolean;
  form: SettingsForm;
  /** True if the activity has marks. */
  isMarked: boolean;
  /** The settings that the activity's type declares. */
  typeSettings: readonly TypeSetting[];
  errors: SettingsErrors;
  onChange: (changedFields: Partial<SettingsForm>) => void;
};

/** All settings of a courseware. */
export function SettingsFields({
  unitId,
  type,
  mayWorkByGroup = false,
  form,
  isMarked,
  typeSettings,
  errors,
  onChange,
}: SettingsFieldsProps) {
  return (
    <>
      {unitId !== undefined && (
        <TargetFields
          mayWorkByGroup={mayWorkByGroup}
          unitId={unitId}
          form={form}
          errors={errors}
          onChange={onChange}
        />
      )}
      <TimeFields form={form} isMarked={isMarked} errors={errors} onChange={onChange} />
      <TypeFields type={type} typeSettings={typeSettings} form={form} errors={errors} onChange={onChange} />
      <GuestFields form={form} errors={errors} onChange={onChange} />
    </>
  );
}
