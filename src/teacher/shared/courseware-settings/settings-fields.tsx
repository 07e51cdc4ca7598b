import { GuestFields } from '#teacher/shared/courseware-settings/guest-fields.tsx';
import { MarkedFields } from '#teacher/shared/courseware-settings/marked-fields.tsx';
import type { SettingsErrors, SettingsForm } from '#teacher/shared/courseware-settings/settings-form.ts';
import { TimeFields } from '#teacher/shared/courseware-settings/time-fields.tsx';

type SettingsFieldsProps = {
  form: SettingsForm;
  /** There is something to be marked in it: attempts, time and feedback are to be chosen too. */
  isMarked: boolean;
  errors: SettingsErrors;
  onChange: (change: Partial<SettingsForm>) => void;
};

/** All that is to be chosen about how a class does a courseware. */
export function SettingsFields({ form, isMarked, errors, onChange }: SettingsFieldsProps) {
  return (
    <>
      <TimeFields form={form} isMarked={isMarked} errors={errors} onChange={onChange} />
      {isMarked && <MarkedFields form={form} errors={errors} onChange={onChange} />}
      <GuestFields form={form} errors={errors} onChange={onChange} />
    </>
  );
}
