import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | null;
  'data-field': string;
  /** null = empty. */
  onChange: (value: number | null) => void;
};

/** A field for a number. It keeps half-typed text such as `1.`, and does not correct numbers that are out of range. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [typedValue, setTypedValue] = useState<number | string>(value ?? '');
  return (
    <NumberInput
      {...props}
      hideControls
      allowNegative={false}
      clampBehavior="none"
      value={typedValue}
      onChange={(next) => {
        setTypedValue(next);
        const parsedNumber = next === '' ? Number.NaN : Number(next);
        onChange(Number.isFinite(parsedNumber) ? parsedNumber : null);
      }}
    />
  );
}
