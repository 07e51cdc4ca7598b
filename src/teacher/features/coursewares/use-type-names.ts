import { useCall } from '#ui/api/hooks.ts';

type NamedType = { type: string; name: string };

/** The activity types in the language of the interface; `nameOf` falls back to the key while they load. */
export function useTypeNames(): { types: readonly NamedType[]; nameOf: (type: string) => string } {
  const list = useCall('GET /common/course_extend_list', {}, { quiet: true });
  const types = list.data?.course_extend_list ?? [];
  return { types, nameOf: (type) => types.find((item) => item.type === type)?.name ?? '' };
}
