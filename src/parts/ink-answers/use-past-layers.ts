import { useEffect, useState } from 'react';
import { readBoardAt } from '#parts/ink/replay/read-board-at.ts';
import type { ShownInk } from '#parts/ink/show-ink.ts';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';
import type { InkLayers } from './use-ink-layers.ts';

/** Layers as they stood at an earlier submission, from the history of their spaces. */

const doNothing = () => undefined;

/** A space that shows these items and never changes. */
function createStillSpace(space: WorkSpace, items: ReadonlyMap<string, ShownInk>): WorkSpace {
  const orderById = new Map([...items.keys()].map((id, index) => [id, index]));
  const still = { ...space.state(), items, changed: new Set<string>(), presence: new Map(), isLoaded: true };
  return {
    ...space,
    subscribe: () => doNothing,
    state: () => still,
    orderOf: (id) => orderById.get(id) ?? 0,
    write: doNothing,
    sendPresence: doNothing,
  };
}

async function readPast(layers: InkLayers, stoodAt: Readonly<Record<string, number>>): Promise<InkLayers> {
  const readings = layers.map(async ({ name, space }) => {
    const changes = (await space.readHistory?.()) ?? [];
    return { name, space: createStillSpace(space, readBoardAt(changes, { change: stoodAt[name] ?? 0 })) };
  });
  return Promise.all(readings);
}

type PastLayers = { layers?: InkLayers; error?: string };

/** Without `stoodAt`, the layers as they are; empty until the history is read. */
export function usePastLayers(
  layers: InkLayers,
  stoodAt: Readonly<Record<string, number>> | undefined,
): PastLayers {
  const [past, setPast] = useState<PastLayers>({});
  useEffect(() => {
    if (!stoodAt || layers.length === 0) return undefined;
    let isCurrent = true;
    readPast(layers, stoodAt).then(
      (read) => isCurrent && setPast({ layers: read }),
      (error: unknown) =>
        isCurrent && setPast({ error: String(error instanceof Error ? error.message : error) }),
    );
    return () => {
      isCurrent = false;
      setPast({});
    };
  }, [layers, stoodAt]);
  return stoodAt ? past : { layers };
}
