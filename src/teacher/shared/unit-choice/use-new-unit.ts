import { useState } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unitChoiceMessages } from './unit-choice-messages.ts';
import type { ChosenUnit, UnitPlace } from './use-place.ts';

/** Creates a unit while the person chooses one. `create` passes the new unit to `onCreated`. */
export function useNewUnit(place: UnitPlace | undefined) {
  const t = useMessages(unitChoiceMessages);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = useSend('POST /teacher/unit_add', {
    refreshes: ['GET /teacher/unit_list'],
    successText: t('unit_created'),
  });
  return {
    name,
    error,
    isBusy: add.isPending,
    setName: (typedName: string) => {
      setName(typedName);
      setError(undefined);
    },
    create: (onCreated: (unit: ChosenUnit) => void) => {
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
            onCreated({ id, name: wantedName });
          },
        },
      );
    },
  };
}

export type NewUnit = ReturnType<typeof useNewUnit>;
