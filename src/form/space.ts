import type * as z from 'zod';
import type { UploadKind } from '#contract/choices.ts';

/**
 * A space holds items that people draw or post. An item consists of entries; an entry is the newest value of one kind by
 * one person, and only that person replaces it. Pure and without zod at run time, for the server, previews and rewinding.
 */

export type SpacePerson = { user_id: number; role: 'student' | 'teacher' };

/** Two kinds mean the same in every space: `erased` with `is_on`, and `moved`. The newest entry by any person counts. */
export type SpaceValue = { kind: string };
type ErasedValue = { kind: 'erased'; is_on: boolean };

/** The newest value of one kind by one person; `change` is the number of its write in the space. */
export type Entry<Value extends SpaceValue = SpaceValue> = {
  by: SpacePerson;
  value: Value;
  change: number;
  at: number;
};

/**
 * The founding entry, which created the item, comes first, also after its author changed it; the others follow in the
 * order of their changes.
 */
export type Item<Value extends SpaceValue = SpaceValue> = {
  id: string;
  /** Number of the change that created the item; items are sorted by it. */
  foundingChange: number;
  /** Time of that change; in `mayWrite`, the time of the author's last change of the founding entry. */
  founded_at: number;
  entries: readonly [Entry<Value>, ...Entry<Value>[]];
};

/**
 * Content and control at the moment of a write. `attemptId`: the attempt whose space it is; undefined for a space of the
 * whole courseware, and in previews. `guestIds`: the guests of the courseware; only if one of them writes to a space of the
 * whole courseware.
 */
export type WriteConditions = {
  content: unknown;
  control: unknown;
  attemptId?: number | undefined;
  guestIds?: ReadonlySet<number>;
};

export type Space<Value extends SpaceValue = SpaceValue, Shown = unknown> = {
  /**
   * `attempt`: its members write. `courseware`: everybody in it writes. `feedback`: markers write, and members read it
   * with their marks.
   */
  scope: 'attempt' | 'courseware' | 'feedback';
  value: z.ZodType<Value>;
  /** `own_items`: unerased items of one person; the content may set it. `item_bytes`: size of a value as JSON. */
  max: { items: number; own_items: number | ((content: unknown) => number); item_bytes: number };
  /** Id of the question that an item belongs to: the server counts items by question. */
  questionOf?: (value: Value, content: unknown) => string;
  /** Of a space for feedback: members read it while they work, too. */
  isReadWhileWorking?: true;
  /** Restricts the policy further; absent: everybody writes to their own items. */
  mayWrite?: (
    item: Item<Value> | undefined,
    value: Value,
    writer: SpacePerson,
    conditions: WriteConditions,
  ) => boolean;
  /**
   * Null hides the item from this viewer. Absent: everybody sees the same, in the form `ShownByDefault`. Two people of the
   * same role who wrote nothing into the item are shown the same: a change is described once for all of them.
   */
  show?: (item: Item<Value>, viewer: SpacePerson, content: unknown) => Shown | null;
  /** `show` does not depend on the viewer: items have an order, and all who open the space share one packed opening. */
  showsAllAlike?: true;
  /**
   * Ids of the people whom a shown item names: their names are sent with it, and those of people with presence. Absent: it
   * names nobody.
   */
  listPeople?: (shownItem: Shown) => readonly number[];
  /** Present if values of the space name files. */
  files?: ItemFiles<Value, Shown>;
  /** Sent to the others while a person has the space open, and never stored. */
  presence?: {
    value: z.ZodType;
    isSeenBy: (viewer: SpacePerson, sender: SpacePerson) => boolean;
    /** Restricts who sends it; absent: everybody who may watch the space. */
    maySend?: (sender: SpacePerson, conditions: WriteConditions) => boolean;
  };
};

/**
 * Students upload files for a space, and values name them by id: only their own files, each in one item. A file may be
 * fetched by its author, by teachers, and by everybody who is shown its item.
 */
export type ItemFiles<Value extends SpaceValue = SpaceValue, Shown = unknown> = {
  listKinds: (content: unknown) => readonly UploadKind[];
  listIdsInValue: (value: Value) => readonly number[];
  listIdsInShown: (shownItem: Shown) => readonly number[];
};

/** The form in which a space without `show` shows an item that is not erased. */
export type ShownByDefault<Value extends SpaceValue = SpaceValue> = {
  by: number;
  value: Value;
  moved: Value | null;
};

/** Forgets the space's own value types: callers pass only values that its schema has parsed. */
export function defineSpace<Value extends SpaceValue, Shown>(space: Space<Value, Shown>): Space {
  return space as unknown as Space;
}

const toEntryKey = ({ by, value }: Entry): string => `${by.user_id}/${value.kind}`;

/** Builds the item from its changes in order, up to number `lastChange`; undefined if it did not exist yet. */
export function foldItem<Value extends SpaceValue>(
  id: string,
  changes: readonly Entry<Value>[],
  lastChange = Number.POSITIVE_INFINITY,
): Item<Value> | undefined {
  const [firstChange] = changes;
  if (!firstChange || firstChange.change > lastChange) return undefined;
  const item = { id, foundingChange: firstChange.change, founded_at: firstChange.at };
  if (changes.length === 1) return { ...item, entries: [firstChange] };
  const newestByKey = new Map<string, Entry<Value>>();
  for (const entry of changes) {
    if (entry.change > lastChange) break;
    newestByKey.set(toEntryKey(entry), entry);
  }
  const foundingEntry = newestByKey.get(toEntryKey(firstChange)) ?? firstChange;
  const otherEntries = [...newestByKey.values()].filter((entry) => entry !== foundingEntry);
  otherEntries.sort((a, b) => a.change - b.change);
  return { ...item, entries: [foundingEntry, ...otherEntries] };
}

/** The newest entry of a kind by any person. */
export function findNewest<Value extends SpaceValue>(
  { entries }: Item<Value>,
  kind: string,
): Entry<Value> | undefined {
  return entries
    .filter(({ value }) => value.kind === kind)
    .reduce<Entry<Value> | undefined>((a, b) => (a && a.change > b.change ? a : b), undefined);
}

const isErasing = (value: SpaceValue): value is ErasedValue => value.kind === 'erased';

/** The entry that erased the item; undefined if it is not erased. */
export function findErasure<Value extends SpaceValue>(item: Item<Value>): Entry<Value> | undefined {
  if (item.entries.length === 1) return undefined;
  const newestErasure = findNewest(item, 'erased');
  return newestErasure && isErasing(newestErasure.value) && newestErasure.value.is_on
    ? newestErasure
    : undefined;
}

function showByDefault<Value extends SpaceValue>(item: Item<Value>): ShownByDefault<Value> | null {
  if (findErasure(item)) return null;
  const [{ by, value }] = item.entries;
  return { by: by.user_id, value, moved: findNewest(item, 'moved')?.value ?? null };
}

/** The form of an item for a viewer; null if the viewer may not see it. */
export function showItem(space: Space, item: Item, viewer: SpacePerson, content: unknown): unknown {
  return space.show ? space.show(item, viewer, content) : showByDefault(item);
}

/** Whether every viewer is shown the same items in the same form. */
export function isShownAlike({ show, showsAllAlike }: Space): boolean {
  return show === undefined || showsAllAlike === true;
}

/** The largest number of items that one person may have. */
export function getOwnItemsMax({ max: { own_items } }: Space, content: unknown): number {
  return typeof own_items === 'number' ? own_items : own_items(content);
}

/** Whether a person may write a value. An item begins with its content, and only the person who erased it restores it. */
export function mayWriteValue(
  space: Space,
  item: Item | undefined,
  value: SpaceValue,
  writer: SpacePerson,
  conditions: WriteConditions,
): boolean {
  if (!item && (value.kind === 'erased' || value.kind === 'moved')) return false;
  const erasure = item && findErasure(item);
  if (erasure && isErasing(value) && !value.is_on && erasure.by.user_id !== writer.user_id) return false;
  if (space.mayWrite) return space.mayWrite(item, value, writer, conditions);
  return !item || item.entries[0].by.user_id === writer.user_id;
}
