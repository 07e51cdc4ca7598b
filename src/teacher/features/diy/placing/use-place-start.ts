import type { ApiReply } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';

/** A unit to place something in. */
export type PlaceUnit = NonNullable<ApiReply<'GET /teacher/last_placing'>['unit']>;

export type PlaceStart = {
  /** Chosen at first: the unit it was made for, else the one used last, else the only one there is. */
  unit: PlaceUnit | undefined;
  /** Those of the current term, by class. */
  units: readonly PlaceUnit[];
  last: ApiReply<'GET /teacher/last_placing'> | undefined;
};

/** What placing begins with; undefined while it is not known. What cannot be learnt is chosen by hand. */
export function usePlaceStart(unitId: number | undefined): PlaceStart | undefined {
  const quiet = { quiet: true };
  const last = useCall('GET /teacher/last_placing', {}, quiet);
  const own = useCall(
    'GET /teacher/unit_detail',
    { id: unitId ?? 0 },
    { quiet: true, enabled: unitId !== undefined },
  );
  const index = useCall('GET /teacher/index', {}, quiet);
  const calendar_id = index.data?.current_calendar_id ?? 0;
  const list = useCall(
    'GET /teacher/unit_list',
    { calendar_id, limit: listLimitMax },
    { quiet: true, enabled: calendar_id !== 0 },
  );
  const isWaiting = (call: { isPending: boolean; isFetching: boolean }) => call.isPending && call.isFetching;
  if ([last, own, index, list].some(isWaiting)) return undefined;
  const units = list.data?.items ?? [];
  const unit = own.data ?? last.data?.unit ?? (units.length === 1 ? units[0] : undefined);
  return { unit, units, last: last.data };
}
