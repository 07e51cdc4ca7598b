import { useMemo } from 'react';

/** The value as JSON knows it: the same object until it describes something else. */
export function useSame<Value>(value: Value): Value {
  const described = JSON.stringify(value);
  return useMemo(() => JSON.parse(described) as Value, [described]);
}
