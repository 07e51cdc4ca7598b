import type { OpenSpace } from '#form/space-source.ts';
import { followPage } from '#ui/spaces/follow-page.ts';
import { createSpaceStore, type Overlay, type SpaceStore, type SpaceValue } from '#ui/spaces/space-store.ts';
import { connectToSpaces, readHistory } from './connect-to-spaces.ts';

/** The spaces of a submitted attempt: changes of others are shown, and nothing is written. */
export function createReadOnlySpaces(
  attemptId: number,
  studentId: number,
  onControl: (control: unknown) => void,
) {
  const storeByName = new Map<string, SpaceStore>();
  const connection = connectToSpaces(attemptId, studentId, onControl);
  const stopFollowing = followPage(connection);

  function openStore<Value extends SpaceValue, Shown>(name: string, overlay: Overlay<Value, Shown>) {
    const existingStore = storeByName.get(name) as SpaceStore<Value, Shown> | undefined;
    if (existingStore) return existingStore;
    const store = createSpaceStore<Value, Shown>(overlay);
    storeByName.set(name, store);
    connection.open(name, store, () => store.clearPresence());
    return store;
  }

  return {
    open<Value extends SpaceValue, Shown>(
      name: string,
      overlay: Overlay<Value, Shown>,
    ): OpenSpace<Value, Shown> {
      const { subscribe, state, orderOf } = openStore(name, overlay);
      return {
        subscribe,
        state,
        connection: () => connection.stateOf(name),
        orderOf,
        write: () => undefined,
        sendPresence: () => undefined,
        readHistory: () => readHistory(attemptId, name),
        close: () => undefined,
      };
    },
    close(): void {
      stopFollowing();
      connection.close();
    },
  };
}

export type ReadOnlySpaces = ReturnType<typeof createReadOnlySpaces>;
