import type { ApiReply } from '#contract/api.ts';
import { listLimitMax } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';

/** A unit to place an activity in. */
export type PlaceUnit = NonNullable<ApiReply<'GET /teacher/last_placing'>['unit']>;

export type PlaceStart = {
  /** The proposed unit: the one the activity was made for, else one that has it, the one used last or the only one. */
  unit: PlaceUnit | undefined;
  /** The units of the current term, by class. */
  units: readonly PlaceUnit[];
  /** Ids of the units that have the activity already. */
  unitIdsWithActivity: ReadonlySet<number>;
  lastPlacing: ApiReply<'GET /teacher/last_placing'> | undefined;
};

/** A courseware made from the activity. */
export type UsedPlace = ApiReply<'GET /diy/associated'>['items'][number];

type PlaceStartInput = {
  /** The activity's type. */
  type: string;
  /** Undefined if the activity does not exist yet. */
  activityId: number | undefined;
  /** The unit that the activity was made for. */
  unitId: number | undefined;
  usedPlaces: readonly UsedPlace[];
  /** True if the teacher wants a unit that does not have the activity yet. */
  wantsOtherUnit: boolean;
};

const toPlaceUnit = ({ unit_id, unit_name, class_name, subject_name }: UsedPlace): PlaceUnit => ({
  id: unit_id,
  name: unit_name,
  class_name,
  subject_name,
});

/** The proposal that placing starts with; undefined while it loads. The teacher chooses what fails to load. */
export function usePlaceStart({
  type,
  activityId,
  unitId,
  usedPlaces,
  wantsOtherUnit,
}: PlaceStartInput): PlaceStart | undefined {
  const quietOptions = { quiet: true };
  const lastPlacing = useCall(
    'GET /teacher/last_placing',
    { type, ...(activityId !== undefined && { activity_id: activityId }) },
    quietOptions,
  );
  const targetUnit = useCall(
    'GET /teacher/unit_detail',
    { id: unitId ?? 0 },
    { quiet: true, enabled: unitId !== undefined },
  );
  const index = useCall('GET /teacher/index', {}, quietOptions);
  const calendar_id = index.data?.current_calendar_id ?? 0;
  const unitList = useCall(
    'GET /teacher/unit_list',
    { calendar_id, limit: listLimitMax },
    { quiet: true, enabled: calendar_id !== 0 },
  );
  const isLoading = (call: { isPending: boolean; isFetching: boolean }) => call.isPending && call.isFetching;
  if ([lastPlacing, targetUnit, index, unitList].some(isLoading)) return undefined;
  const units = unitList.data?.items ?? [];
  const currentPlaces = usedPlaces.filter((place) => place.calendar_is_current);
  const unitIdsWithActivity = new Set(currentPlaces.map(({ unit_id }) => unit_id));
  const lastUnit = lastPlacing.data?.unit ?? (units.length === 1 ? units[0] : undefined);
  const unit = targetUnit.data ?? proposeUnit({ lastUnit, currentPlaces, wantsOtherUnit });
  return { unit, units, unitIdsWithActivity, lastPlacing: lastPlacing.data };
}

type UnitProposalInput = {
  lastUnit: PlaceUnit | undefined;
  /** The places of the current term that have the activity. */
  currentPlaces: readonly UsedPlace[];
  wantsOtherUnit: boolean;
};

function proposeUnit({ lastUnit, currentPlaces, wantsOtherUnit }: UnitProposalInput): PlaceUnit | undefined {
  const isInLastUnit = lastUnit !== undefined && currentPlaces.some(({ unit_id }) => unit_id === lastUnit.id);
  if (wantsOtherUnit) return isInLastUnit ? undefined : lastUnit;
  const [firstPlace] = currentPlaces;
  return firstPlace === undefined || isInLastUnit ? lastUnit : toPlaceUnit(firstPlace);
}
