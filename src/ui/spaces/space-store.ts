import type { ApiReply } from '#contract/api.ts';

/** One space as its page shows it: what the server gave, with what was written here and is on its way over it. */

type SpaceReply = ApiReply<'GET /play/space'>;
type SpaceItem = SpaceReply['items'][number];
export type SpaceChanges = Pick<SpaceReply, 'is_full' | 'items' | 'gone' | 'own' | 'own_seq'>;
export type SpaceValue = { kind: string };
/** What an item looks like while a value of this person is on its way; null: it is not there. */
export type Overlay<Value, Shown> = (shown: Shown | undefined, mine: Value) => Shown | null;

/** A value that the server has not given back yet; `isSaved`: it is on disk there. */
type Mine = { value: SpaceValue; seq: number; isSaved: boolean };

export type SpaceState<Shown = unknown> = {
  /** The same map each time: `changed` says which of its items are new, different or gone. */
  items: ReadonlyMap<string, Shown>;
  changed: ReadonlySet<string>;
  presence: ReadonlyMap<number, unknown>;
};

export function createSpaceStore<Value extends SpaceValue, Shown>(overlay: Overlay<Value, Shown>) {
  const served = new Map<string, SpaceItem>();
  const written = new Map<string, Map<string, Mine>>();
  const items = new Map<string, Shown>();
  const presence = new Map<number, unknown>();
  const listeners = new Set<() => void>();
  let ownSeq = 0;
  let state: SpaceState<Shown> = { items, changed: new Set(), presence };

  function announce(changed: ReadonlySet<string>): void {
    state = { items, changed, presence };
    for (const listener of listeners) listener();
  }

  /** Works out what is to be seen of an item. */
  function draw(id: string): void {
    let shown = served.get(id)?.shown as Shown | undefined;
    for (const { value } of written.get(id)?.values() ?? [])
      shown = overlay(shown, value as Value) ?? undefined;
    if (shown === undefined) items.delete(id);
    else items.set(id, shown);
  }

  function drop(id: string, isDone: (kind: string, mine: Mine) => boolean): void {
    const mine = written.get(id);
    if (!mine) return;
    for (const [kind, each] of mine) if (isDone(kind, each)) mine.delete(kind);
    if (mine.size === 0) written.delete(id);
  }

  /** Everything is given anew: what is known to be saved is in it. */
  function forget(upTo: number, changed: Set<string>): void {
    for (const id of served.keys()) changed.add(id);
    served.clear();
    for (const id of written.keys()) {
      changed.add(id);
      drop(id, (_kind, { isSaved, seq }) => isSaved && seq <= upTo);
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    /** In which items were founded; what is not given yet comes last. */
    orderOf: (id: string): number => served.get(id)?.order ?? Number.POSITIVE_INFINITY,
    /** Above all numbers that this person gave here on any device, and not below `least`. */
    nextSeq(least: number): number {
      ownSeq = Math.max(ownSeq + 1, least);
      return ownSeq;
    },
    /** `early`: items that came compressed, before the others. */
    apply(reply: SpaceChanges, early: readonly SpaceItem[] = []): void {
      const changed = new Set<string>();
      ownSeq = Math.max(ownSeq, reply.own_seq);
      if (reply.is_full) forget(reply.own_seq, changed);
      for (const { item, kind, seq } of reply.own) {
        drop(item, (each, mine) => each === kind && mine.seq <= seq);
        changed.add(item);
      }
      for (const item of early) served.set(item.id, item);
      for (const item of reply.items) served.set(item.id, item);
      for (const id of reply.gone) served.delete(id);
      for (const { id } of early) changed.add(id);
      for (const { id } of reply.items) changed.add(id);
      for (const id of reply.gone) changed.add(id);
      for (const id of changed) draw(id);
      if (changed.size > 0) announce(changed);
    },
    /** Shows a value of this person at once. */
    write(id: string, value: Value, seq: number): void {
      const mine = written.get(id) ?? new Map<string, Mine>();
      written.set(id, mine.set(value.kind, { value, seq, isSaved: false }));
      ownSeq = Math.max(ownSeq, seq);
      draw(id);
      announce(new Set([id]));
    },
    /** The server has it: it stays over what was given until it is given back. */
    noteSaved(id: string, kind: string, seq: number): void {
      const mine = written.get(id)?.get(kind);
      if (mine?.seq === seq) mine.isSaved = true;
    },
    /** The server did not take it, or has something newer: what it gave is shown. */
    takeBack(id: string, kind: string, seq: number): void {
      drop(id, (each, mine) => each === kind && mine.seq <= seq);
      draw(id);
      announce(new Set([id]));
    },
    notePresence(told: readonly { user_id: number; value?: unknown }[]): void {
      for (const { user_id, value } of told)
        if (value === null || value === undefined) presence.delete(user_id);
        else presence.set(user_id, value);
      if (told.length > 0) announce(new Set());
    },
    dropPresence(): void {
      presence.clear();
      announce(new Set());
    },
  };
}

export type SpaceStore<Value extends SpaceValue = SpaceValue, Shown = unknown> = ReturnType<
  typeof createSpaceStore<Value, Shown>
>;
