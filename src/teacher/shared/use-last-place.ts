import { useEffect, useState } from 'react';
import { getUnitSelection, selectUnits } from '#teacher/shared/unit-selection.ts';
import { useCall } from '#ui/api/hooks.ts';

/**
 * Takes up the class that the teacher used last, on whatever device, where this tab knows of none; true once it is
 * known whether there is one. `isOpen`: the address leaves the choice open.
 */
export function useLastPlace(isOpen: boolean): boolean {
  const [isNeeded] = useState(() => isOpen && getUnitSelection().class_id === undefined);
  const [isKnown, setKnown] = useState(!isNeeded);
  const { data, isError } = useCall('GET /teacher/last_place', {}, { enabled: !isKnown, quiet: true });
  useEffect(() => {
    if (isKnown || (!data && !isError)) return;
    const { calendar_id } = getUnitSelection();
    const { class_id, subject_id } = data ?? {};
    // Another term was chosen in this tab: it stays.
    if (class_id && [undefined, data?.calendar_id].includes(calendar_id)) {
      selectUnits({
        calendar_id: data?.calendar_id ?? undefined,
        class_id,
        subject_id: subject_id ?? undefined,
      });
    }
    setKnown(true);
  }, [isKnown, data, isError]);
  return isKnown;
}
