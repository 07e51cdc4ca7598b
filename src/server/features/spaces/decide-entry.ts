import {
  type Entry,
  foldItem,
  getOwnItemsMax,
  type Item,
  mayWriteValue,
  type Space,
  type SpacePerson,
  type SpaceValue,
} from '#form/space.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import {
  getGuestItemsMax,
  hasRoom,
  type Totals,
  type UsedRoom,
} from '#server/features/spaces/budget/room.ts';
import type { Head } from '#server/features/spaces/space-changes.service.ts';

/** Decides about one write to a space, given the space after all earlier writes. */

export type EntryWrite = { item: string; value: unknown; seq: number; key: string };
export type EntryResult = 'saved' | 'stale' | 'late' | 'full' | 'not_allowed' | 'invalid';

/** The writer's stored entry, for a write that is too old to replace it. */
export type StoredEntry = { seq: number; value: unknown };
export type EntryOutcome = { result: EntryResult; stored?: StoredEntry };

/** An item while the writes of a batch are decided. */
export type OpenItem = {
  row: Row<'space_item'>;
  heads: Head[];
  /** The entries that the heads refer to, and those of this batch. */
  entries: Entry[];
  isChanged: boolean;
};

/** A locked space while the writes of a batch are decided: each write sees the writes before it. */
export type OpenSpace = {
  row: Row<'space'>;
  items: Map<string, OpenItem>;
  /** Number of items that are not erased, by author. */
  itemCountByAuthor: Map<number, number>;
  /** What each writer of the batch has stored; those whose totals changed are in `changedAuthors`. */
  totalsByAuthor: Map<number, Totals>;
  changedAuthors: Set<number>;
  /**
   * The guests of the courseware, what they have stored, and the number of their items that are not erased; undefined if
   * none writes.
   */
  guests: (Totals & { itemCount: number; ids: ReadonlySet<number> }) | undefined;
  addedChanges: NewRow<'space_change'>[];
  /** What the batch changes in the students' drawn answers, by question id. */
  drawnStepByQuestion: Map<string, DrawnStep>;
};

/** Change of the number of unerased items that belong to a question, and the number of changes of such items. */
export type DrawnStep = { items: number; changes: number };

export type WriteRules = { space: Space; content: unknown; control: unknown; attemptId?: number | undefined };

const noTotals: Totals = { changes: 0, bytes: 0 };

/** The room that counts for a writer. */
export const getUsedRoom = (
  { row, totalsByAuthor, guests }: OpenSpace,
  { user_id }: SpacePerson,
  isGuest: boolean,
): UsedRoom => ({
  space: { changes: row.last_change - row.emptied_changes, bytes: row.bytes },
  author: totalsByAuthor.get(user_id) ?? noTotals,
  guests: isGuest ? guests : undefined,
});

type ParsedValue = { value: SpaceValue; text: string };

/** Parses a written value; undefined if the space's type does not accept it. */
function readValue({ space }: WriteRules, value: unknown): ParsedValue | undefined {
  const parsedValue = space.value.safeParse(value);
  if (!parsedValue.success) return undefined;
  const text = JSON.stringify(parsedValue.data);
  return Buffer.byteLength(text) <= space.max.item_bytes ? { value: parsedValue.data, text } : undefined;
}

const findHead = (item: OpenItem | undefined, userId: number, kind: string): Head | undefined =>
  item?.heads.find(([headUserId, headKind]) => headUserId === userId && headKind === kind);

/** Folds the entries into an item; they are in the order of the heads, followed by those of this batch. */
function foldOpenItem({ row, entries }: OpenItem): Item | undefined {
  const item = foldItem(row.item, entries);
  return item && { ...item, foundingChange: row.first_change };
}

/** Whether the write erases (true) or restores (false) the item; undefined for other writes. */
const readErasure = (value: SpaceValue): boolean | undefined =>
  value.kind === 'erased' ? (value as SpaceValue & { is_on: boolean }).is_on : undefined;

/** A write with its parsed value, its writer and its time. */
type ParsedWrite = EntryWrite & ParsedValue & { writer: SpacePerson; isGuest: boolean; at: number };

function isFull(
  openSpace: OpenSpace,
  item: OpenItem | undefined,
  write: ParsedWrite,
  { space, content }: WriteRules,
): boolean {
  const { row, itemCountByAuthor, guests } = openSpace;
  const { writer, isGuest, text } = write;
  const isTeacher = writer.role === 'teacher';
  const usedRoom = getUsedRoom(openSpace, writer, isGuest);
  if (!hasRoom(usedRoom, Buffer.byteLength(text), { isTeacher, scope: space.scope })) return true;
  const isRestoring = item?.row.is_erased === 1 && readErasure(write.value) === false;
  // Teachers restore items of students, whatever these have.
  if (item && (!isRestoring || isTeacher)) return false;
  if (row.item_count >= space.max.items) return true;
  if (isGuest && guests && guests.itemCount >= getGuestItemsMax(space)) return true;
  const authorId = item?.row.author_id ?? writer.user_id;
  return (itemCountByAuthor.get(authorId) ?? 0) >= getOwnItemsMax(space, content);
}

/** Counts an item that was created, restored or erased. */
function changeItemCount({ row, itemCountByAuthor }: OpenSpace, authorId: number, step: number): void {
  row.item_count += step;
  itemCountByAuthor.set(authorId, (itemCountByAuthor.get(authorId) ?? 0) + step);
}

function countChange(openSpace: OpenSpace, { writer, isGuest, text }: ParsedWrite): void {
  const { row, totalsByAuthor, changedAuthors, guests } = openSpace;
  const addedBytes = Buffer.byteLength(text);
  row.last_change += 1;
  row.bytes += addedBytes;
  const { changes, bytes } = totalsByAuthor.get(writer.user_id) ?? noTotals;
  totalsByAuthor.set(writer.user_id, { changes: changes + 1, bytes: bytes + addedBytes });
  changedAuthors.add(writer.user_id);
  if (!isGuest || !guests) return;
  openSpace.guests = { ...guests, changes: guests.changes + 1, bytes: guests.bytes + addedBytes };
}

/** Counts a change of an item of a student's answer. `itemStep`: 1 for an item more, -1 for one less. */
function countDrawn({ drawnStepByQuestion }: OpenSpace, questionId: string, itemStep: number): void {
  const { items, changes } = drawnStepByQuestion.get(questionId) ?? { items: 0, changes: 0 };
  drawnStepByQuestion.set(questionId, { items: items + itemStep, changes: changes + 1 });
}

function addItem(
  openSpace: OpenSpace,
  write: ParsedWrite,
  head: Head,
  entry: Entry,
  question_id: string,
): void {
  const { user_id: author_id } = write.writer;
  const row = {
    space_id: openSpace.row.id,
    item: write.item,
    author_id,
    first_change: entry.change,
    question_id,
    is_erased: 0,
    heads: '',
  };
  changeItemCount(openSpace, author_id, 1);
  if (write.isGuest && openSpace.guests) openSpace.guests.itemCount += 1;
  openSpace.items.set(write.item, { row, heads: [head], entries: [entry], isChanged: true });
}

/** Returns 1 if the entry brings the item back, -1 if it erases it, else 0. */
function addEntry(openSpace: OpenSpace, item: OpenItem, head: Head, entry: Entry): number {
  const headIndex = item.heads.findIndex(([user, kind]) => user === head[0] && kind === head[1]);
  item.heads = headIndex < 0 ? [...item.heads, head] : item.heads.with(headIndex, head);
  item.entries = [...item.entries, entry];
  item.isChanged = true;
  const isErasing = readErasure(entry.value);
  if (isErasing === undefined || (item.row.is_erased === 1) === isErasing) return 0;
  item.row = { ...item.row, is_erased: isErasing ? 1 : 0 };
  const itemStep = isErasing ? -1 : 1;
  changeItemCount(openSpace, item.row.author_id, itemStep);
  return itemStep;
}

/** Adds an accepted write as the next change, for later writes of the batch and for storing. */
function addChange(
  openSpace: OpenSpace,
  openItem: OpenItem | undefined,
  write: ParsedWrite,
  { space, questionId }: { space: Space; questionId: string },
): void {
  const { row } = openSpace;
  const { item, seq, key, value, text, writer, at } = write;
  const { user_id, role } = writer;
  const { kind } = value;
  countChange(openSpace, write);
  const change = row.last_change;
  const by_teacher = role === 'teacher' ? 1 : 0;
  openSpace.addedChanges.push({
    space_id: row.id,
    change,
    item,
    user_id,
    by_teacher,
    kind,
    seq,
    value: text,
    at,
  });
  const head: Head = [user_id, kind, seq, key, change];
  const entry: Entry = { by: writer, value, change, at };
  let itemStep = 1;
  if (openItem) itemStep = addEntry(openSpace, openItem, head, entry);
  else addItem(openSpace, write, head, entry, questionId);
  if (space.scope === 'attempt' && questionId !== '') countDrawn(openSpace, questionId, itemStep);
}

/**
 * `isLate`: the space is closed for this writer. `isQuestionClosed`: the answer to this question cannot be changed any
 * more, though the space is open. `namesOwnFiles`: all files in the value belong to the writer and may be used in this
 * item.
 */
type WriteConditions = {
  writer: SpacePerson;
  isGuest: boolean;
  isLate: boolean;
  isQuestionClosed?: ((questionId: string) => boolean) | undefined;
  namesOwnFiles: boolean;
  now: number;
};

/**
 * Decides about a write and adds it to the open space if it is accepted. A repeated write, with the same `seq` and `key`,
 * is 'saved' again; another write without a higher `seq` is 'stale' and gets the stored entry.
 */
export function decideEntry(
  openSpace: OpenSpace,
  write: EntryWrite,
  rules: WriteRules,
  { writer, isGuest, isLate, isQuestionClosed, namesOwnFiles, now }: WriteConditions,
): EntryOutcome {
  const parsedValue = readValue(rules, write.value);
  if (!parsedValue) return { result: 'invalid' };
  const openItem = openSpace.items.get(write.item);
  const head = findHead(openItem, writer.user_id, parsedValue.value.kind);
  if (head && write.seq === head[2] && write.key === head[3]) return { result: 'saved' };
  if (head && write.seq <= head[2]) {
    const storedEntry = openItem?.entries.find(({ change }) => change === head[4]);
    return { result: 'stale', stored: { seq: head[2], value: storedEntry?.value ?? null } };
  }
  const { space, content } = rules;
  const questionId = openItem?.row.question_id ?? space.questionOf?.(parsedValue.value, content) ?? '';
  if (isLate || isQuestionClosed?.(questionId)) return { result: 'late' };
  const item = openItem && foldOpenItem(openItem);
  const conditions = { ...rules, ...(isGuest && openSpace.guests && { guestIds: openSpace.guests.ids }) };
  if (!mayWriteValue(space, item, parsedValue.value, writer, conditions)) return { result: 'not_allowed' };
  if (!namesOwnFiles) return { result: 'invalid' };
  const parsedWrite = { ...write, ...parsedValue, writer, isGuest, at: now };
  if (isFull(openSpace, openItem, parsedWrite, rules)) return { result: 'full' };
  addChange(openSpace, openItem, parsedWrite, { space, questionId });
  return { result: 'saved' };
}
