import { useState } from 'react';
import type { ChosenUnit } from '#teacher/shared/unit-choice/use-place.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';

/** The unit that has received a copy, and the id of the copy. */
export type Copied = { unit: ChosenUnit; activityId: number };

/** Copies a resource into a unit. */
export function useCopyResource(resourceId: number) {
  // All tries send the same key, so that repeating a lost reply makes no second copy.
  const [key] = useState(randomKey);
  const [copied, setCopied] = useState<Copied>();
  const copy = useSend('GET /resource/copy', {
    refreshes: ['GET /resource/index', 'GET /resource/detail', 'GET /teacher/course_list', 'GET /diy/list'],
  });
  const copyTo = (unit: ChosenUnit) =>
    copy.mutate(
      { id: resourceId, unit_id: unit.id, key: `${key}-${unit.id}` },
      { onSuccess: ({ activity_id }) => setCopied({ unit, activityId: activity_id }) },
    );
  return { copyTo, isCopying: copy.isPending, copied };
}
