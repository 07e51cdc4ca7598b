import { useCall } from '#ui/api/hooks.ts';

type NamedType = { type: string; name: string };

type TypeNames = {
  types: readonly NamedType[];
  getTypeName: (type: string) => string;
  /** True while loading. A list that waits for the names renders once instead of twice. */
  isPending: boolean;
};

/** The activity types in the language of the interface. `getTypeName` returns '' for an unknown type. */
export function useTypeNames(): TypeNames {
  const list = useCall('GET /common/course_extend_list', {}, { quiet: true });
  const types = list.data?.course_extend_list ?? [];
  return {
    types,
    getTypeName: (type) => types.find((item) => item.type === type)?.name ?? '',
    isPending: list.isPending,
  };
}
