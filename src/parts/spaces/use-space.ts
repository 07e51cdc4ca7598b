import { useEffect, useState, useSyncExternalStore } from 'react';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import type { SpaceValue } from '#form/space.ts';
import type { OpenSpace, Overlay, SpaceSource, SpaceState } from '#form/space-source.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';

/** A space for React: its items, which render again whenever somebody changes them. */

export type UsedSpace<Value extends SpaceValue, Shown> = {
  /** A new map after each change; the items that did not change stay the same objects. */
  items: ReadonlyMap<string, Shown>;
  /** False until the items have arrived. */
  isLoaded: boolean;
  /** True while changes of others arrive at once. */
  isLive: boolean;
  /** By user id. */
  presence: ReadonlyMap<number, unknown>;
  /** Name of a person whom an item names, in the language of the app, for teachers with the group; empty for others. */
  nameOf: (userId: number) => string;
  write: (item: string, value: Value) => void;
  sendPresence: (value: unknown) => void;
};

const emptyState: SpaceState<never> = {
  items: new Map<string, never>(),
  changed: new Set(),
  presence: new Map(),
  people: new Map(),
  isLoaded: false,
};
const doNothing = () => undefined;
const subscribeToNothing = () => doNothing;

/** Name of a person whom the space names, for teachers with the group; empty for others. */
export function formatPersonName(people: SpaceState['people'], userId: number, language: string): string {
  const person = people.get(userId);
  const name = (language === 'en' && person?.name_eng) || (person?.name ?? '');
  return nameWithGroup(name, person?.group ?? '');
}

/** Copies the maps, which change in place, so that values computed from them are computed again after each change. */
function copyState<Shown>({ items, presence, people, isLoaded }: SpaceState<Shown>) {
  return { items: new Map(items), presence: new Map(presence), people: new Map(people), isLoaded };
}

/** Opens a space for a view that works from `changed` itself; undefined until it is open. `overlay` as in `useSpace`. */
export function useOpenSpace<Value extends SpaceValue, Shown>(
  source: SpaceSource | undefined,
  name: string,
  overlay: Overlay<Value, Shown>,
): OpenSpace<Value, Shown> | undefined {
  const [openedSpace, setOpenedSpace] = useState<OpenSpace<Value, Shown>>();
  useEffect(() => {
    let isCurrent = true;
    const opening = source?.open(name, overlay);
    // If the code cannot be loaded, the page already says that it is not connected.
    opening?.then((space) => isCurrent && setOpenedSpace(space), doNothing);
    return () => {
      isCurrent = false;
      setOpenedSpace(undefined);
      opening?.then(({ close }) => close(), doNothing);
    };
  }, [source, name, overlay]);
  return openedSpace;
}

/** Opens a space of the page. `overlay` must be the same function each time. Without a source, the space is empty. */
export function useSpace<Value extends SpaceValue, Shown>(
  source: SpaceSource | undefined,
  name: string,
  overlay: Overlay<Value, Shown>,
): UsedSpace<Value, Shown> {
  const space = useOpenSpace(source, name, overlay);
  const language = useLanguage();
  const state = useSyncExternalStore(
    space?.subscribe ?? subscribeToNothing,
    () => space?.state() ?? emptyState,
  );
  const isLive = useSyncExternalStore(
    space?.subscribe ?? subscribeToNothing,
    () => space?.connection() === 'live',
  );
  const { items, presence, people, isLoaded } = copyState<Shown>(state);
  return {
    items,
    isLoaded,
    isLive,
    presence,
    nameOf: (userId) => formatPersonName(people, userId, language),
    write: (item, value) => space?.write(item, value),
    sendPresence: (value) => space?.sendPresence(value),
  };
}

const noControl = () => null;

/** The teacher's switches; null if never used. */
export function useControl(source: SpaceSource | undefined): unknown {
  return useSyncExternalStore(
    source?.control.subscribe ?? subscribeToNothing,
    source?.control.state ?? noControl,
  );
}
