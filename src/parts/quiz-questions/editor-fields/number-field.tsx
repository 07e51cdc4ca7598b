import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | null;
  'data-field': string;
  /** null = empty. */
  onChange: (value: number | null) => void;
};

function readNumber(typed: number | string): number | null {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
}

/**
 * A field for a number. It keeps half-typed text such as `1.`, and does not correct numbers that are out of range. A value that
 * changes elsewhere replaces what was typed.
 */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [typedValue, setTypedValue] = useState<number | string>(value ?? '');
  const [knownValue, setKnownValue] = useState(value);
  if (value !== knownValue) {
    setKnownValue(value);
    if (readNumber(typedValue) !== value) setTypedValue(value ?? '');
  }
  return (
    <NumberInput
      {...props}
      hideControls
      allowNegative={false}
      clampBehavior="none"
      value={typedValue}
      onChange={(next) => {
        setTypedValue(next);
        onChange(readNumber(next));
      }}
    />
  );
}
