import type { ApiReply } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';

/** A unit to place an activity in. */
export type PlaceUnit = NonNullable<ApiReply<'GET /teacher/last_placing'>['unit']>;

export type PlaceStart = {
  /** The unit proposed first: the one the activity was made for, else one that has it, the one used last, or the only one. */
  unit: PlaceUnit | undefined;
  /** The units of the current term, by class. */
  units: readonly PlaceUnit[];
  /** Ids of the units that have the activity already. */
  unitIdsWithIt: ReadonlySet<number>;
  last: ApiReply<'GET /teacher/last_placing'> | undefined;
};

/** A courseware made from the activity. */
export type UsedPlace = ApiReply<'GET /diy/associated'>['items'][number];

type PlaceStartInput = {
  /** The unit that the activity was made for. */
  unitId: number | undefined;
  usedIn: readonly UsedPlace[];
  /** True if the teacher wants a unit that does not have the activity yet. */
  isElsewhere: boolean;
};

const toUnit = ({ unit_id, unit_name, class_name, subject_name }: UsedPlace): PlaceUnit => ({
  id: unit_id,
  name: unit_name,
  class_name,
  subject_name,
});

/** The proposal that placing starts with; undefined while it loads. The teacher chooses parts that fail to load. */
export function usePlaceStart({ unitId, usedIn, isElsewhere }: PlaceStartInput): PlaceStart | undefined {
  const quiet = { quiet: true };
  const last = useCall('GET /teacher/last_placing', {}, quiet);
  const ownUnit = useCall(
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
  const isLoading = (call: { isPending: boolean; isFetching: boolean }) => call.isPending && call.isFetching;
  if ([last, ownUnit, index, list].some(isLoading)) return undefined;
  const units = list.data?.items ?? [];
  const current = usedIn.filter((place) => place.calendar_is_current);
  const unitIdsWithIt = new Set(current.map(({ unit_id }) => unit_id));
  const lastUnit = last.data?.unit ?? (units.length === 1 ? units[0] : undefined);
  const unit = ownUnit.data ?? proposeUnit({ lastUnit, current, isElsewhere });
  return { unit, units, unitIdsWithIt, last: last.data };
}

type Proposal = {
  lastUnit: PlaceUnit | undefined;
  /** The places of the current term that have the activity. */
  current: readonly UsedPlace[];
  isElsewhere: boolean;
};

function proposeUnit({ lastUnit, current, isElsewhere }: Proposal): PlaceUnit | undefined {
  const lastHasIt = lastUnit !== undefined && current.some(({ unit_id }) => unit_id === lastUnit.id);
  if (isElsewhere) return lastHasIt ? undefined : lastUnit;
  const [first] = current;
  return first === undefined || lastHasIt ? lastUnit : toUnit(first);
}
