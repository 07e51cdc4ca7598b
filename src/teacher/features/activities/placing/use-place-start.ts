import type { ApiReply } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';

/** A unit to place something in. */
export type PlaceUnit = NonNullable<ApiReply<'GET /teacher/last_placing'>['unit']>;

export type PlaceStart = {
  /** Chosen at first: the unit it was made for, else one it is in, else the one used last, else the only one there is. */
  unit: PlaceUnit | undefined;
  /** Those of the current term, by class. */
  units: readonly PlaceUnit[];
  /** Ids of units that have it already. */
  having: ReadonlySet<number>;
  last: ApiReply<'GET /teacher/last_placing'> | undefined;
};

export type Used = ApiReply<'GET /diy/associated'>['items'][number];

export type PlaceWish = {
  /** The unit it was made for. */
  unitId: number | undefined;
  /** Where what is to be placed is already. */
  usedIn: readonly Used[];
  /** The units that have it are not meant. */
  isElsewhere: boolean;
};

const toUnit = ({ unit_id, unit_name, class_name, subject_name }: Used): PlaceUnit => ({
  id: unit_id,
  name: unit_name,
  class_name,
  subject_name,
});

/** What placing begins with; undefined while it is not known. What cannot be learnt is chosen by hand. */
export function usePlaceStart({ unitId, usedIn, isElsewhere }: PlaceWish): PlaceStart | undefined {
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
  const items = usedIn.filter((item) => item.calendar_is_current);
  const having = new Set(items.map(({ unit_id }) => unit_id));
  const lastUnit = last.data?.unit ?? (units.length === 1 ? units[0] : undefined);
  const isInLast = lastUnit && having.has(lastUnit.id);
  const [present] = items;
  const meant = isElsewhere || !present || isInLast ? lastUnit : toUnit(present);
  const unit = own.data ?? (isElsewhere && isInLast ? undefined : meant);
  return { unit, units, having, last: last.data };
}
