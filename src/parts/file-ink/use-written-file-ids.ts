import { useState, useSyncExternalStore } from 'react';
import type { SpaceSource } from '#form/space-source.ts';
import { overlayInk } from '#parts/ink/overlay-ink.ts';
import { useOpenSpace } from '#parts/spaces/use-space.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Ids of the files on which a teacher wrote. A file whose ink is erased stays among them until the view closes, so that it
 * does not vanish under the teacher who erases.
 */
export function useWrittenFileIds(source: SpaceSource | undefined): ReadonlySet<number> {
  const space = useOpenSpace(source, 'teacher_ink', overlayInk);
  const [knownIds, setKnownIds] = useState<ReadonlySet<number>>(new Set());
  const listedIds = useSyncExternalStore(space?.subscribe ?? subscribeToNothing, () =>
    [...new Set([...(space?.state().items.values() ?? [])].map(({ value }) => value.file ?? 0))].join(),
  );
  const newIds = listedIds
    .split(',')
    .map(Number)
    .filter((id) => id > 0 && !knownIds.has(id));
  if (newIds.length > 0) setKnownIds(new Set([...knownIds, ...newIds]));
  return knownIds;
}
