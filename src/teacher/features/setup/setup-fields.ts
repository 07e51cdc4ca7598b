import { nameMaxLength } from '#contract/limits.ts';
import type { SetupDraft, SetupField } from './setup-draft.ts';

export type FieldsProps = {
  draft: SetupDraft;
  /** Error texts by field. */
  errors: Partial<Record<SetupField, string>>;
  onChange: (changedFields: Partial<SetupDraft>) => void;
};

type TextFieldName = Exclude<SetupField, 'languages' | 'password' | 'time_zone'>;

/** The properties of a text field of the draft. */
export function textFieldProps({ draft, errors, onChange }: FieldsProps, name: TextFieldName) {
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
