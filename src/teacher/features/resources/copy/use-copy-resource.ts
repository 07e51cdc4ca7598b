import { useState } from 'react';
import type { ChosenUnit } from '#teacher/shared/unit-choice/use-place.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';

/** The unit that has received a copy, and the id of the copy. */
export type ResourceCopy = { unit: ChosenUnit; activityId: number };

/** Copies a resource into a unit. */
export function useCopyResource(resourceId: number) {
  // All tries send the same key, so that trying again after a lost reply makes no second copy.
  const [copyKey] = useState(randomKey);
  const [resourceCopy, setResourceCopy] = useState<ResourceCopy>();
  const copyCall = useSend('GET /resource/copy', {
    refreshes: ['GET /resource/index', 'GET /resource/detail', 'GET /teacher/course_list', 'GET /diy/list'],
  });
  const copyTo = (unit: ChosenUnit) =>
    copyCall.mutate(
      { id: resourceId, unit_id: unit.id, key: `${copyKey}-${unit.id}` },
      { onSuccess: ({ activity_id }) => setResourceCopy({ unit, activityId: activity_id }) },
    );
  return { copyTo, isCopying: copyCall.isPending, resourceCopy };
}
