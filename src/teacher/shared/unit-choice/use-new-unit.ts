import { useState } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unitChoiceMessages } from './unit-choice-messages.ts';
import type { ChosenUnit, Place } from './use-place.ts';

/** Creates a unit while the person chooses one. `create` passes the new unit to `onMade`. */
export function useNewUnit(place: Place | undefined) {
  const t = useMessages(unitChoiceMessages);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = useSend('POST /teacher/unit_add', {
    refreshes: ['GET /teacher/unit_list'],
    success: t('unit_created'),
  });
  return {
    name,
    error,
    isBusy: add.isPending,
    setName: (typed: string) => {
      setName(typed);
      setError(undefined);
    },
    create: (onMade: (unit: ChosenUnit) => void) => {
      const wantedName = name.trim();
      if (!place) return;
      if (wantedName === '') {
        setError(t('fill_unit_name'));
        return;
      }
      add.mutate(
        { ...place, name: wantedName },
        {
          onSuccess: ({ id }) => {
            setName('');
            onMade({ id, name: wantedName });
          },
        },
      );
    },
  };
}

export type NewUnit = ReturnType<typeof useNewUnit>;
