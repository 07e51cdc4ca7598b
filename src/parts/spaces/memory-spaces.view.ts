import type { StoredFile, WorkRules } from '#activities/activity-type.ts';
import {
  type Entry,
  foldItem,
  mayWriteValue,
  type Space,
  type SpacePerson,
  type SpaceValue,
  showItem,
} from '#activities/space.ts';
import type { SpaceSource, SpaceState } from '#activities/space-source.ts';

/** Spaces in the page's memory, for previews and tests. They follow the same rules as the server. */

export type MemoryEntry = { item: string; by: SpacePerson; value: SpaceValue; at?: number };
type People = SpaceState['people'];

type MemoryDeps = {
  spaces: WorkRules['spaces'];
  content: unknown;
  me: SpacePerson;
  /** Initial entries, by space. */
  entries?: Readonly<Record<string, readonly MemoryEntry[]>>;
  people?: People;
};

function createMemorySpace(
  space: Space,
  { content, me, people = new Map() }: MemoryDeps,
  control: () => unknown,
) {
  const changes = new Map<string, Entry[]>();
  const items = new Map<string, unknown>();
  const presence = new Map<number, unknown>();
  const listeners = new Set<() => void>();
  let last = 0;
  let state: SpaceState = { items, changed: new Set(), presence, people, isLoaded: true };

  function add({ item, by, value, at = Date.now() }: MemoryEntry): void {
    const earlierEntries = changes.get(item) ?? [];
    const moment = { content, control: control() };
    if (!mayWriteValue(space, foldItem(item, earlierEntries), value, by, moment)) return;
    last += 1;
    changes.set(item, [...earlierEntries, { by, value, at, change: last }]);
    const foldedItem = foldItem(item, changes.get(item) ?? []);
    const shownItem = foldedItem ? showItem(space, foldedItem, me, content) : null;
    if (shownItem === null) items.delete(item);
    else items.set(item, shownItem);
    state = { ...state, changed: new Set([item]) };
    for (const listener of listeners) listener();
  }

  return {
    add,
    opened: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      state: () => state as SpaceState<never>,
      connection: () => 'live' as const,
      orderOf: (id: string) => changes.get(id)?.[0]?.change ?? 0,
      write: (item: string, value: SpaceValue) => add({ item, by: me, value }),
      sendPresence: () => undefined,
    },
  };
}

export function createMemorySpaces(deps: MemoryDeps): SpaceSource {
  let control: unknown = null;
  const listeners = new Set<() => void>();
  const files = new Map<number, string>();
  const spaceByName = new Map(
    Object.entries(deps.spaces ?? {}).map(([name, space]) => {
      const memorySpace = createMemorySpace(space, deps, () => control);
      for (const entry of deps.entries?.[name] ?? []) memorySpace.add(entry);
      return [name, memorySpace] as const;
    }),
  );
  return {
    open: (name) => {
      const space = spaceByName.get(name);
      return space ? Promise.resolve(space.opened) : Promise.reject(new Error(`There is no space ${name}`));
    },
    control: {
      state: () => control,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setControl: (next) => {
      control = next;
      for (const listener of listeners) listener();
      return Promise.resolve();
    },
    uploadFile: (_space, file): Promise<StoredFile> => {
      const id = 1 + Math.floor(Math.random() * 2 ** 30);
      const url = URL.createObjectURL(file);
      files.set(id, url);
      return Promise.resolve({ id, url, name: file.name, mime: file.type, bytes: file.size });
    },
    fileUrl: (id) => files.get(id) ?? '',
  };
}
