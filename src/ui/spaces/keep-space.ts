import type { SavedWrite, SpaceChanges, SpaceStore } from './space-store.ts';

/** All items of a space as this person saw them, up to a cursor; `saved`: own acknowledged writes after it. */
export type KeptSpace = { cursor: string; changes: SpaceChanges; saved?: SavedWrite[] };

/** Keeps spaces on the device, by their place. */
export type SpaceKeeper = {
  load: (place: string) => Promise<KeptSpace | undefined>;
  keep: (place: string, kept: KeptSpace) => Promise<void>;
};

/** A space of a page: the cursor up to which its store has been filled. */
type KeepableSpace = { place: string; store: SpaceStore; cursor: string | undefined };

/** Storing a large board takes a moment: it is not done for each stroke. */
const keepDelayMs = 5_000;
const largeKeepDelayMs = 30_000;
const largeItemCount = 2_000;

/** Shows what the device has kept of a space, unless the server has answered before. */
export async function showKept(keeper: SpaceKeeper | undefined, space: KeepableSpace): Promise<void> {
  const kept = await keeper?.load(space.place);
  if (!kept || space.cursor !== undefined) return;
  space.store.applyChanges(kept.changes);
  space.store.restoreSaved(kept.saved ?? []);
  space.cursor = kept.cursor;
}

/** Keeps a space on the device some time after it has changed. */
export function createKeeping(keeper: SpaceKeeper | undefined, readSpace: () => KeepableSpace) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function keepNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const { place, store, cursor } = readSpace();
    // A device without room still shows the space while the page is open.
    if (cursor !== undefined)
      void keeper
        ?.keep(place, { cursor, changes: store.toReply(), saved: store.saved() })
        .catch(() => undefined);
  }
  return {
    keepSoon(): void {
      const isLarge = readSpace().store.state().items.size > largeItemCount;
      if (keeper) timer ??= setTimeout(keepNow, isLarge ? largeKeepDelayMs : keepDelayMs);
    },
    /** Keeps at once what still waits, or was acknowledged while no changes arrive. */
    flush(): void {
      if (timer !== undefined || readSpace().store.saved().length > 0) keepNow();
    },
  };
}
