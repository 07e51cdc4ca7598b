import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import { readNow } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PlaceChoices, type PlacingProps } from './place-choices.tsx';
import { placingMessages } from './placing-messages.ts';
import { type PlaceStart, type UsedPlace, usePlaceStart } from './use-place-start.ts';

type PlaceFormProps = PlacingProps & {
  /** Undefined if the activity does not exist yet. */
  activityId?: number;
  /** Null if the activity does not exist yet. */
  subjectId: number | null;
  /** The unit that the activity was made for. */
  unitId: number | undefined;
  /** The places that use the activity already. */
  usedPlaces?: readonly UsedPlace[];
  /** True if the teacher wants a unit that does not have the activity yet. */
  wantsOtherUnit?: boolean;
};

const noPlaces: readonly UsedPlace[] = [];

/** Chooses the unit, whether the activity opens at once, and its settings; starts with the choices of the last time. */
export function PlaceForm({
  activityId,
  unitId,
  usedPlaces = noPlaces,
  wantsOtherUnit = false,
  ...props
}: PlaceFormProps) {
  const start = usePlaceStart({ type: props.type, activityId, unitId, usedPlaces, wantsOtherUnit });
  return start ? <LoadedForm {...props} start={start} /> : <Skeleton lines={4} height="2.75rem" />;
}

type LoadedFormProps = PlacingProps & { subjectId: number | null; start: PlaceStart };

/** Shows the choices, or the search for a unit that is not among those proposed. */
function LoadedForm({ subjectId, start, ...props }: LoadedFormProps) {
  const t = useMessages(placingMessages);
  const client = useQueryClient();
  const [unit, setUnit] = useState(start.unit);
  const [isSearching, setSearching] = useState(start.units.length === 0 && !start.unit);
  const chooseUnit = async (id: number) => {
    try {
      setUnit(await readNow(client, 'GET /teacher/unit_detail', { id }));
      setSearching(false);
    } catch {
      // The call has shown the error.
    }
  };
  if (!isSearching) {
    return (
      <PlaceChoices
        {...props}
        start={start}
        unit={unit}
        onChooseUnit={setUnit}
        onOtherUnit={() => setSearching(true)}
      />
    );
  }
  return (
    <UnitChoice
      subjectId={subjectId}
      submitLabel={t('use_unit')}
      busy={false}
      onCancel={() => setSearching(false)}
      onChoose={({ id }) => void chooseUnit(id)}
    />
  );
}
