import type { ApiReply } from '#contract/api.ts';

/** One space as its page shows it: the server's items, with this person's unsaved writes over them. */

type SpaceReply = ApiReply<'GET /play/space'>;
type SpaceItem = SpaceReply['items'][number];
export type SpaceChanges = Pick<SpaceReply, 'is_full' | 'items' | 'gone' | 'people' | 'own' | 'own_seq'>;
export type NamedPerson = NonNullable<SpaceReply['people']>[number];
export type SpaceValue = { kind: string };
/** Applies this person's unconfirmed write to an item; null if the item is gone then. */
export type Overlay<Value, Shown> = (shown: Shown | undefined, ownValue: Value) => Shown | null;

export type SpaceState<Shown = unknown> = {
  /** Always the same map: `changed` says which of its items are new, different or gone. */
  items: ReadonlyMap<string, Shown>;
  changed: ReadonlySet<string>;
  /** By user id. */
  presence: ReadonlyMap<number, unknown>;
  /** People whom the items name, by user id. Always the same map. */
  people: ReadonlyMap<number, NamedPerson>;
  /** True once the server's items have arrived. */
  isLoaded: boolean;
};

/** A write that the server has acknowledged, and may not have included in a reply yet. */
export type SavedWrite = { item: string; value: SpaceValue; seq: number };

/** A write that the server has not included in a reply yet; `isSaved`: the server has acknowledged it. */
type OwnWrite = { value: SpaceValue; seq: number; isSaved: boolean };

type StoreData<Value, Shown> = {
  overlay: Overlay<Value, Shown>;
  serverItems: Map<string, SpaceItem>;
  /** By item, then by kind of the value. */
  ownWrites: Map<string, Map<string, OwnWrite>>;
  shownItems: Map<string, Shown>;
  presence: Map<number, unknown>;
  people: Map<number, NamedPerson>;
  isLoaded: boolean;
  ownSeq: number;
  state: SpaceState<Shown>;
  listeners: Set<() => void>;
};

function announce<Value, Shown>(data: StoreData<Value, Shown>, changedIds: ReadonlySet<string>): void {
  const { shownItems: items, presence, people, isLoaded } = data;
  data.state = { items, changed: changedIds, presence, people, isLoaded };
  for (const listener of data.listeners) listener();
}

function updateShown<Value, Shown>(data: StoreData<Value, Shown>, id: string): void {
  let shownItem = data.serverItems.get(id)?.shown as Shown | undefined;
  for (const { value } of data.ownWrites.get(id)?.values() ?? [])
    shownItem = data.overlay(shownItem, value as Value) ?? undefined;
  if (shownItem === undefined) data.shownItems.delete(id);
  else data.shownItems.set(id, shownItem);
}

function deleteOwnWrites<Value, Shown>(
  { ownWrites }: StoreData<Value, Shown>,
  id: string,
  isSettled: (kind: string, write: OwnWrite) => boolean,
): void {
  const writes = ownWrites.get(id);
  if (!writes) return;
  for (const [kind, write] of writes) if (isSettled(kind, write)) writes.delete(kind);
  if (writes.size === 0) ownWrites.delete(id);
}

/** Drops the server's items and the own writes that a full reply includes, before that reply is applied. */
function dropItems<Value, Shown>(data: StoreData<Value, Shown>, ownSeq: number): string[] {
  const ids = [...data.serverItems.keys(), ...data.ownWrites.keys()];
  data.serverItems.clear();
  for (const id of data.ownWrites.keys())
    deleteOwnWrites(data, id, (_kind, { isSaved, seq }) => isSaved && seq <= ownSeq);
  return ids;
}

/** `unpackedItems`: items that came compressed; those in `reply` are newer. */
function applyChanges<Value, Shown>(
  data: StoreData<Value, Shown>,
  reply: SpaceChanges,
  unpackedItems: readonly SpaceItem[],
): void {
  data.ownSeq = Math.max(data.ownSeq, reply.own_seq);
  const isFirstReply = !data.isLoaded;
  data.isLoaded = true;
  for (const person of reply.people ?? []) data.people.set(person.user_id, person);
  const changedIds = new Set(reply.is_full ? dropItems(data, reply.own_seq) : []);
  for (const { item, kind, seq } of reply.own) {
    deleteOwnWrites(data, item, (each, write) => each === kind && write.seq <= seq);
    changedIds.add(item);
  }
  for (const item of [...unpackedItems, ...reply.items]) {
    data.serverItems.set(item.id, item);
    changedIds.add(item.id);
  }
  for (const id of reply.gone) {
    data.serverItems.delete(id);
    changedIds.add(id);
  }
  for (const id of changedIds) updateShown(data, id);
  if (isFirstReply || changedIds.size > 0) announce(data, changedIds);
}

function writeItem<Value extends SpaceValue, Shown>(
  data: StoreData<Value, Shown>,
  id: string,
  value: Value,
  seq: number,
): void {
  const writes = data.ownWrites.get(id) ?? new Map<string, OwnWrite>();
  data.ownWrites.set(id, writes.set(value.kind, { value, seq, isSaved: false }));
  data.ownSeq = Math.max(data.ownSeq, seq);
  updateShown(data, id);
  announce(data, new Set([id]));
}

function listSaved({ ownWrites }: Pick<StoreData<never, never>, 'ownWrites'>): SavedWrite[] {
  return [...ownWrites].flatMap(([item, writes]) =>
    [...writes.values()].flatMap(({ value, seq, isSaved }) => (isSaved ? [{ item, value, seq }] : [])),
  );
}

/** Shows acknowledged writes of an earlier page, where this one has no newer write. */
function restoreSaved<Value, Shown>(data: StoreData<Value, Shown>, saved: readonly SavedWrite[]): void {
  for (const { item, value, seq } of saved) {
    const writes = data.ownWrites.get(item) ?? new Map<string, OwnWrite>();
    if (!writes.has(value.kind))
      data.ownWrites.set(item, writes.set(value.kind, { value, seq, isSaved: true }));
    data.ownSeq = Math.max(data.ownSeq, seq);
    updateShown(data, item);
  }
  if (saved.length > 0) announce(data, new Set(saved.map(({ item }) => item)));
}

function updatePresence<Value, Shown>(
  data: StoreData<Value, Shown>,
  news: readonly { user_id: number; value?: unknown }[],
  people: readonly NamedPerson[] = [],
): void {
  for (const person of people) data.people.set(person.user_id, person);
  for (const { user_id, value } of news)
    if (value === null || value === undefined) data.presence.delete(user_id);
    else data.presence.set(user_id, value);
  if (news.length > 0) announce(data, new Set());
}

function createData<Value, Shown>(overlay: Overlay<Value, Shown>): StoreData<Value, Shown> {
  const shownItems = new Map<string, Shown>();
  const presence = new Map<number, unknown>();
  const people = new Map<number, NamedPerson>();
  return {
    overlay,
    serverItems: new Map(),
    ownWrites: new Map(),
    shownItems,
    presence,
    people,
    isLoaded: false,
    ownSeq: 0,
    state: { items: shownItems, changed: new Set(), presence, people, isLoaded: false },
    listeners: new Set(),
  };
}

export function createSpaceStore<Value extends SpaceValue, Shown>(overlay: Overlay<Value, Shown>) {
  const data = createData(overlay);
  return {
    subscribe: (listener: () => void): (() => void) => {
      data.listeners.add(listener);
      return () => data.listeners.delete(listener);
    },
    state: () => data.state,
    /** The server's items as a full reply would give them. */
    toReply: (): SpaceChanges => ({
      is_full: true,
      items: [...data.serverItems.values()],
      gone: [],
      people: [...data.people.values()],
      own: [],
      own_seq: data.ownSeq,
    }),
    /** Own writes that the server has acknowledged, and not included in a reply. */
    saved: (): SavedWrite[] => listSaved(data),
    restoreSaved: (saved: readonly SavedWrite[]): void => restoreSaved(data, saved),
    /** Number of the item in the order of creation; items that only this page has come last. */
    orderOf: (id: string): number => data.serverItems.get(id)?.order ?? Number.POSITIVE_INFINITY,
    /** A number above all that this person has used in this space on any device, and at least `minimum`. */
    nextSeq(minimum: number): number {
      data.ownSeq = Math.max(data.ownSeq + 1, minimum);
      return data.ownSeq;
    },
    applyChanges: (reply: SpaceChanges, unpackedItems: readonly SpaceItem[] = []): void =>
      applyChanges(data, reply, unpackedItems),
    /** Shows a write of this person at once. */
    write(id: string, value: Value, seq: number): void {
      writeItem(data, id, value, seq);
    },
    /** The server has acknowledged a write; it stays over the server's item until a reply includes it. */
    markSaved(id: string, kind: string, seq: number): void {
      const write = data.ownWrites.get(id)?.get(kind);
      if (write?.seq === seq) write.isSaved = true;
    },
    /** The server has refused a write, or has a newer one: shows the server's item again. */
    discardWrite(id: string, kind: string, seq: number): void {
      deleteOwnWrites(data, id, (each, write) => each === kind && write.seq <= seq);
      updateShown(data, id);
      announce(data, new Set([id]));
    },
    updatePresence: (
      news: readonly { user_id: number; value?: unknown }[],
      people?: readonly NamedPerson[],
    ): void => updatePresence(data, news, people),
    clearPresence(): void {
      data.presence.clear();
      announce(data, new Set());
    },
  };
}

export type SpaceStore<Value extends SpaceValue = SpaceValue, Shown = unknown> = ReturnType<
  typeof createSpaceStore<Value, Shown>
>;
