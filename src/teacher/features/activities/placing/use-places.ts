import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { useCall } from '#ui/api/hooks.ts';

export type PlacesToUpdate = {
  /** The coursewares that use the activity, compared with the version that completing will make. */
  associated: ApiReply<'GET /diy/associated'>;
  /** Ids of the coursewares that completing will update: none, unless the teacher has chosen some. */
  chosenIds: readonly number[];
  onChoose: (ids: number[]) => void;
};

/** The places that use a changed activity; undefined if there are none, or while they load. */
export function usePlaces(id: number | undefined, isChanged: boolean): PlacesToUpdate | undefined {
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  const { data } = useCall(
    'GET /diy/associated',
    { activity_id: id ?? 0 },
    { quiet: true, enabled: isChanged },
  );
  if (!isChanged || !data || data.items.length === 0) return undefined;
  const { items, latest_revision_number } = data;
  return {
    associated: { items, latest_revision_number: latest_revision_number + 1 },
    chosenIds: pickedIds,
    onChoose: setPickedIds,
  };
}
