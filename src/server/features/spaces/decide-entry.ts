import {
  type Entry,
  foldItem,
  type Item,
  mayWriteValue,
  ownItemsMax,
  type Space,
  type SpacePerson,
  type SpaceValue,
} from '#activities/space.ts';
import { spaceMaxBytes, spaceMaxChanges } from '#contract/limits.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import type { Head } from '#server/features/spaces/space-rows.ts';

/** Decides about one write by the space's state after all earlier writes. Pure. */

export type EntryWrite = { item: string; value: unknown; seq: number; key: string };
export type EntryResult = 'saved' | 'stale' | 'late' | 'full' | 'not_allowed' | 'invalid';

/** The writer's stored entry, for a write that is too old to replace it. */
export type StoredEntry = { seq: number; value: unknown };
export type EntryOutcome = { result: EntryResult; stored?: StoredEntry };

/** State of an item while a batch is decided. */
export type OpenItem = {
  row: Row<'space_item'>;
  heads: Head[];
  /** The newest entries of the item; not loaded if only the author matters. */
  entries: Entry[];
  isChanged: boolean;
};

/** State of a locked space while a batch is decided: each write sees the writes before it. */
export type OpenSpace = {
  row: Row<'space'>;
  items: Map<string, OpenItem>;
  /** Number of items that are not erased, by author. */
  ownCounts: Map<number, number>;
  added: NewRow<'space_change'>[];
};

export type WriteRules = { space: Space; content: unknown; control: unknown };
type Parsed = { value: SpaceValue; text: string };

/** Undefined if the space's type does not accept it. */
function readValue({ space }: WriteRules, value: unknown): Parsed | undefined {
  const parsed = space.value.safeParse(value);
  if (!parsed.success) return undefined;
  const text = JSON.stringify(parsed.data);
  return Buffer.byteLength(text) <= space.max.item_bytes ? { value: parsed.data, text } : undefined;
}

const findHead = (known: OpenItem | undefined, userId: number, kind: string): Head | undefined =>
  known?.heads.find(([user, of]) => user === userId && of === kind);

/** Entries in the order of the heads, followed by those of this batch. */
function toItem({ row, entries }: OpenItem): Item | undefined {
  const item = foldItem(row.item, entries);
  return item && { ...item, founded: row.first_change };
}

/** Whether the write erases (true) or restores (false) the item; undefined for other writes. */
const readErasing = (value: SpaceValue): boolean | undefined =>
  value.kind === 'erased' ? (value as SpaceValue & { is_on: boolean }).is_on : undefined;

/** A write whose value the space's type accepts. */
type ReadWrite = EntryWrite & Parsed & { writer: SpacePerson; at: number };

function isFull(
  open: OpenSpace,
  known: OpenItem | undefined,
  write: ReadWrite,
  { space, content }: WriteRules,
): boolean {
  const { row, ownCounts } = open;
  if (row.last_change >= spaceMaxChanges || row.bytes + write.text.length > spaceMaxBytes) return true;
  const comesBack = known?.row.is_erased === 1 && readErasing(write.value) === false;
  if (known && !comesBack) return false;
  const authorId = known?.row.author_id ?? write.writer.user_id;
  const own = ownCounts.get(authorId) ?? 0;
  return (!known && row.item_count >= space.max.items) || own >= ownItemsMax(space, content);
}

function countOwn({ ownCounts }: OpenSpace, authorId: number, step: number): void {
  ownCounts.set(authorId, (ownCounts.get(authorId) ?? 0) + step);
}

function addItem(open: OpenSpace, write: ReadWrite, head: Head, entry: Entry, question_id: string): void {
  const { user_id: author_id } = write.writer;
  const row = {
    space_id: open.row.id,
    item: write.item,
    author_id,
    first_change: entry.change,
    question_id,
    is_erased: 0,
    heads: '',
  };
  open.row.item_count += 1;
  countOwn(open, author_id, 1);
  open.items.set(write.item, { row, heads: [head], entries: [entry], isChanged: true });
}

function addEntry(open: OpenSpace, known: OpenItem, head: Head, entry: Entry): void {
  const place = known.heads.findIndex(([user, kind]) => user === head[0] && kind === head[1]);
  known.heads = place < 0 ? [...known.heads, head] : known.heads.with(place, head);
  known.entries = [...known.entries, entry];
  known.isChanged = true;
  const erases = readErasing(entry.value);
  if (erases === undefined || (known.row.is_erased === 1) === erases) return;
  known.row = { ...known.row, is_erased: erases ? 1 : 0 };
  countOwn(open, known.row.author_id, erases ? -1 : 1);
}

/** Adds an accepted write as the next change, for later writes of the batch and for storing. */
function addChange(open: OpenSpace, known: OpenItem | undefined, write: ReadWrite, place: WriteRules): void {
  const { row } = open;
  const { item, seq, key, value, text, writer, at } = write;
  const { user_id, role } = writer;
  const { kind } = value;
  row.last_change += 1;
  row.bytes += Buffer.byteLength(text);
  const change = row.last_change;
  const by_teacher = role === 'teacher' ? 1 : 0;
  open.added.push({ space_id: row.id, change, item, user_id, by_teacher, kind, seq, value: text, at });
  const head: Head = [user_id, kind, seq, key, change];
  const entry: Entry = { by: writer, value, change, at };
  if (known) addEntry(open, known, head, entry);
  else addItem(open, write, head, entry, place.space.questionOf?.(value, place.content) ?? '');
}

/**
 * `isLate`: the space is closed for this writer. `namesOwnFiles`: all files in the value belong to the writer and may
 * be used in this item.
 */
type Writing = { writer: SpacePerson; isLate: boolean; namesOwnFiles: boolean; now: number };

/**
 * Idempotent by the entry's `seq` and the write's `key`: a repeat is 'saved' again; a write without a higher `seq` is
 * 'stale' and gets the stored entry.
 */
export function decideEntry(
  open: OpenSpace,
  write: EntryWrite,
  place: WriteRules,
  { writer, isLate, namesOwnFiles, now }: Writing,
): EntryOutcome {
  const parsed = readValue(place, write.value);
  if (!parsed) return { result: 'invalid' };
  const known = open.items.get(write.item);
  const head = findHead(known, writer.user_id, parsed.value.kind);
  if (head && write.seq === head[2] && write.key === head[3]) return { result: 'saved' };
  if (head && write.seq <= head[2]) {
    const stored = known?.entries.find(({ change }) => change === head[4]);
    return { result: 'stale', stored: { seq: head[2], value: stored?.value ?? null } };
  }
  if (isLate) return { result: 'late' };
  const item = known && toItem(known);
  if (!mayWriteValue(place.space, item, parsed.value, writer, place)) return { result: 'not_allowed' };
  if (!namesOwnFiles) return { result: 'invalid' };
  const read = { ...write, ...parsed, writer, at: now };
  if (isFull(open, known, read, place)) return { result: 'full' };
  addChange(open, known, read, place);
  return { result: 'saved' };
}
