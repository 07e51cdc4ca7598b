import { findOwn } from '#contract/find-own.ts';
import type { StoredFile, WorkRules } from '#form/activity-type.ts';
import {
  type Entry,
  foldItem,
  mayWriteValue,
  type Space,
  type SpacePerson,
  type SpaceValue,
  showItem,
} from '#form/space.ts';
import type { SpaceChange, SpaceSource, SpaceState } from '#form/space-source.ts';

/**
 * Spaces in the page's memory, for previews and tests. They follow the same rules as the server. Nobody is ever present:
 * `me` alone has such a space open, in one page, and the server tells no person of their own presence either.
 */

export type MemoryEntry = { item: string; by: SpacePerson; value: SpaceValue; at?: number };
type People = SpaceState['people'];

type MemorySpaceOptions = {
  spaces: WorkRules['spaces'];
  content: unknown;
  me: SpacePerson;
  /** Initial entries, by the name of their space. */
  entries?: Readonly<Record<string, readonly MemoryEntry[]>>;
  people?: People;
  attemptId?: number;
};

function createMemorySpace(
  space: Space,
  { content, me, attemptId, people = new Map() }: MemorySpaceOptions,
  getControl: () => unknown,
) {
  const entriesByItem = new Map<string, Entry[]>();
  const shownItemById = new Map<string, unknown>();
  const presence = new Map<number, unknown>();
  const listeners = new Set<() => void>();
  const history: SpaceChange[] = [];
  let lastChangeNumber = 0;
  let state: SpaceState = { items: shownItemById, changed: new Set(), presence, people, isLoaded: true };

  function addEntry({ item, by, value, at = Date.now() }: MemoryEntry): void {
    const earlierEntries = entriesByItem.get(item) ?? [];
    const writeConditions = { content, control: getControl(), attemptId };
    if (!mayWriteValue(space, foldItem(item, earlierEntries), value, by, writeConditions)) return;
    lastChangeNumber += 1;
    const by_teacher = by.role === 'teacher';
    history.push({ change: lastChangeNumber, item, by: by.user_id, by_teacher, value, at });
    entriesByItem.set(item, [...earlierEntries, { by, value, at, change: lastChangeNumber }]);
    const foldedItem = foldItem(item, entriesByItem.get(item) ?? []);
    const shownItem = foldedItem ? showItem(space, foldedItem, me, content) : null;
    if (shownItem === null) shownItemById.delete(item);
    else shownItemById.set(item, shownItem);
    state = { ...state, changed: new Set([item]) };
    for (const listener of listeners) listener();
  }

  return {
    addEntry,
    openSpace: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      state: () => state as SpaceState<never>,
      connection: () => 'live' as const,
      orderOf: (id: string) => entriesByItem.get(id)?.[0]?.change ?? 0,
      write: (item: string, value: SpaceValue) => addEntry({ item, by: me, value }),
      sendPresence: () => undefined,
      readHistory: () => Promise.resolve(history),
      close: () => undefined,
    },
  };
}

export function createMemorySpaces(deps: MemorySpaceOptions): SpaceSource {
  let control: unknown = null;
  const listeners = new Set<() => void>();
  const urlByFileId = new Map<number, string>();
  const spaceByName = new Map(
    Object.entries(deps.spaces ?? {}).map(([name, space]) => {
      const memorySpace = createMemorySpace(space, deps, () => control);
      for (const entry of findOwn(deps.entries, name) ?? []) memorySpace.addEntry(entry);
      return [name, memorySpace] as const;
    }),
  );
  return {
    me: deps.me,
    attemptId: deps.attemptId,
    open: (name) => {
      const space = spaceByName.get(name);
      return space
        ? Promise.resolve(space.openSpace)
        : Promise.reject(new Error(`There is no space ${name}`));
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
      urlByFileId.set(id, url);
      return Promise.resolve({ id, url, name: file.name, mime: file.type, bytes: file.size });
    },
    fileUrl: (id) => urlByFileId.get(id) ?? '',
  };
}
