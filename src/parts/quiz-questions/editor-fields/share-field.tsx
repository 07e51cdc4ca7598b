import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorMessages } from './messages.ts';
import { NumberField } from './number-field.tsx';

type ShareFieldProps = {
  value: number | null;
  error: string | undefined;
  field: string;
  min: number;
  /** Named like this for screen readers; a visible label otherwise. */
  ariaLabel?: string;
  label?: string;
  onChange: (share: number | null) => void;
};

/** A percentage of the points. */
export function ShareField({ value, error, field, min, ariaLabel, label, onChange }: ShareFieldProps) {
  const t = useMessages(editorMessages);
  return (
    <NumberField
      label={label}
      aria-label={ariaLabel}
      title={t('share_hint')}
      suffix="%"
      min={min}
      max={100}
      step={5}
      value={value}
      error={error}
      data-field={field}
      onChange={onChange}
    />
  );
}
