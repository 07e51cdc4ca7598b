import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import { readNow } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { type PlaceActivity, PlaceChoices } from './place-choices.tsx';
import { placingMessages } from './placing-messages.ts';
import { type PlaceStart, type UsedPlace, usePlaceStart } from './use-place-start.ts';

type PlaceFormProps = PlaceActivity & {
  /** Null if the activity does not exist yet. */
  subjectId: number | null;
  /** The unit that the activity was made for. */
  unitId: number | undefined;
  /** The places that use the activity already. */
  usedIn?: readonly UsedPlace[];
  /** True if the teacher wants a unit that does not have the activity yet. */
  isElsewhere?: boolean;
};

const noPlaces: readonly UsedPlace[] = [];

/** Chooses the unit, whether the activity opens at once, and its settings; starts with the choices of the last time. */
export function PlaceForm({ unitId, usedIn = noPlaces, isElsewhere = false, ...props }: PlaceFormProps) {
  const start = usePlaceStart({ unitId, usedIn, isElsewhere });
  return start ? <LoadedForm {...props} start={start} /> : <Skeleton lines={4} height="2.75rem" />;
}

type LoadedFormProps = PlaceActivity & { subjectId: number | null; start: PlaceStart };

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
        onUnit={setUnit}
        onOther={() => setSearching(true)}
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
