import { spaceThinningMs } from '#contract/limits.ts';
import type { SpacePerson } from '#form/space.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type AuthorTotals,
  countGuestItems,
  listAuthors,
  listGuestIds,
  storeAuthors,
  sumGuests,
} from '#server/features/spaces/budget/authors.repository.ts';
import { isFilling } from '#server/features/spaces/budget/room.ts';
import { isWorthThinning, thinSpace } from '#server/features/spaces/budget/thin-space.service.ts';
import {
  type DrawnStep,
  decideEntry,
  type EntryOutcome,
  type EntryWrite,
  getUsedRoom,
  type OpenItem,
  type OpenSpace,
  type WriteRules,
} from '#server/features/spaces/decide-entry.ts';
import { readNamedFiles } from '#server/features/spaces/item-files.service.ts';
import { readChanges, readHeads } from '#server/features/spaces/space-changes.service.ts';
import * as spaceRows from '#server/features/spaces/spaces.repository.ts';
import { publish } from '#server/realtime/bus.ts';

/** Writes entries to spaces, in the transaction of a batch. */

/** An authorized write to a space. */
export type SpaceWrite = {
  key: spaceRows.SpaceKey;
  rules: WriteRules;
  entryWrite: EntryWrite;
  writer: SpacePerson;
  isGuest: boolean;
  /** The space is closed for this writer. */
  isLate: boolean;
  /** Whether the answer to a question cannot be changed any more; absent: all can. */
  isQuestionClosed?: (questionId: string) => boolean;
};

/** What changes in a student's drawn answer. */
export type DrawnAnswerStep = DrawnStep & { attempt_id: number; question_id: string };
export type SavedEntries = {
  outcomes: EntryOutcome[];
  changed: spaceRows.SpaceKey[];
  drawnSteps: DrawnAnswerStep[];
};

type OpenWrite = { space: OpenSpace; entryWrite: SpaceWrite };

/** Loads the existing items of the writes, with the entries that their heads refer to, into the open spaces. */
async function loadItems(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  const itemIdByKey = new Map(
    openWrites.map(({ space, entryWrite: { entryWrite: write } }): [string, spaceRows.ItemId] => [
      `${space.row.id}/${write.item}`,
      { space_id: space.row.id, item: write.item },
    ]),
  );
  const rows = await spaceRows.findItems(db, [...itemIdByKey.values()]);
  const itemRowsBySpace = Map.groupBy(rows, ({ space_id }) => space_id);
  for (const space of new Set(openWrites.map((openWrite) => openWrite.space))) {
    const itemRows = itemRowsBySpace.get(space.row.id) ?? [];
    const items = itemRows.map((row) => ({ row, heads: readHeads(row.heads), isChanged: false }));
    const changeNumbers = items.flatMap(({ heads }) => heads.map(([, , , , change]) => change));
    const changeByNumber = await readChanges(db, space.row, changeNumbers);
    for (const item of items) {
      const entries = item.heads.flatMap(([, , , , change]) => changeByNumber.get(change) ?? []);
      space.items.set(item.row.item, { ...item, entries } satisfies OpenItem);
    }
  }
}

/** Loads how many items an author has, where a write may create or restore one of them. */
async function loadItemCounts(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  for (const { space, entryWrite: write } of openWrites) {
    const item = space.items.get(write.entryWrite.item);
    const mayAddItem = !item || item.row.is_erased === 1;
    const authorId = item?.row.author_id ?? write.writer.user_id;
    if (!mayAddItem || space.itemCountByAuthor.has(authorId)) continue;
    space.itemCountByAuthor.set(authorId, await spaceRows.countOwnItems(db, space.row.id, authorId));
  }
}

/** Loads what the writers, and all guests if one of them writes, have stored in the spaces. */
async function loadTotals(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  const spaceById = new Map(openWrites.map(({ space }) => [space.row.id, space]));
  const writerIds = [...new Set(openWrites.map(({ entryWrite }) => entryWrite.writer.user_id))];
  if (writerIds.length === 0) return;
  for (const { space_id, user_id, changes, bytes } of await listAuthors(db, [...spaceById.keys()], writerIds))
    spaceById.get(space_id)?.totalsByAuthor.set(user_id, { changes, bytes });
  for (const { space, entryWrite } of openWrites) {
    if (!entryWrite.isGuest || space.guests) continue;
    const { id, courseware_id } = space.row;
    const ids = new Set(await listGuestIds(db, courseware_id));
    space.guests = { ...(await sumGuests(db, id)), itemCount: await countGuestItems(db, id), ids };
  }
}

/** Empties superseded values of spaces in which a writer has little room left. */
async function thinFillingSpaces(db: Db, openWrites: readonly OpenWrite[], now: number): Promise<void> {
  const fillingSpaces = openWrites.flatMap(({ space, entryWrite: { writer, isGuest, rules } }) => {
    const { role } = writer;
    const roomRules = { isTeacher: role === 'teacher', scope: rules.space.scope };
    const isDue = now - space.row.thinned_at >= spaceThinningMs;
    return isDue && isFilling(getUsedRoom(space, writer, isGuest), roomRules) ? [space] : [];
  });
  for (const space of new Set(fillingSpaces)) {
    if (!(await isWorthThinning(db, space.row, now))) continue;
    space.row = await thinSpace(db, space.row, now);
    space.totalsByAuthor.clear();
    space.guests = undefined;
  }
  if (fillingSpaces.length > 0) await loadTotals(db, openWrites);
}

function collectAuthors(spaces: readonly OpenSpace[]): AuthorTotals[] {
  return spaces.flatMap(({ row, totalsByAuthor, changedAuthors }) =>
    [...changedAuthors].flatMap((user_id) => {
      const totals = totalsByAuthor.get(user_id);
      return totals ? [{ space_id: row.id, user_id, ...totals }] : [];
    }),
  );
}

function openSpace(row: Row<'space'>): OpenSpace {
  return {
    row: { ...row },
    items: new Map(),
    itemCountByAuthor: new Map(),
    totalsByAuthor: new Map(),
    changedAuthors: new Set(),
    guests: undefined,
    addedChanges: [],
    drawnStepByQuestion: new Map(),
  };
}

function collectWrites(spaces: readonly OpenSpace[]): spaceRows.SpaceWrites {
  return {
    counts: spaces.map(({ row: { id, last_change, item_count, bytes } }) => ({
      id,
      last_change,
      item_count,
      bytes,
    })),
    changes: spaces.flatMap(({ addedChanges }) => addedChanges),
    changedItems: spaces.flatMap(({ items }) =>
      [...items.values()].flatMap(({ row, heads, isChanged }) =>
        isChanged ? [{ ...row, heads: JSON.stringify(heads) }] : [],
      ),
    ),
  };
}

function listDrawnSteps(spaces: readonly OpenSpace[]): DrawnAnswerStep[] {
  return spaces.flatMap(({ row: { attempt_id }, drawnStepByQuestion }) =>
    attempt_id === null
      ? []
      : [...drawnStepByQuestion].map(([question_id, step]) => ({ attempt_id, question_id, ...step })),
  );
}

/** Returns one outcome per write in order, and the changed spaces. */
export async function saveEntries(db: Db, writes: readonly SpaceWrite[], now: number): Promise<SavedEntries> {
  const spaceKeyByText = new Map(writes.map(({ key }) => [spaceRows.formatSpaceKey(key), key]));
  const lockedSpaces = await spaceRows.lockSpaces(db, [...spaceKeyByText.values()]);
  const openSpaceByKey = new Map(
    [...lockedSpaces].map(([key, row]): [string, OpenSpace] => [key, openSpace(row)]),
  );
  const openWrites = writes.flatMap((write): OpenWrite[] => {
    const space = openSpaceByKey.get(spaceRows.formatSpaceKey(write.key));
    return space ? [{ space, entryWrite: write }] : [];
  });
  await loadTotals(db, openWrites);
  await thinFillingSpaces(db, openWrites, now);
  await loadItems(db, openWrites);
  await loadItemCounts(db, openWrites);
  const files = await readNamedFiles(db, writes);
  const outcomes = writes.map((spaceWrite): EntryOutcome => {
    const space = openSpaceByKey.get(spaceRows.formatSpaceKey(spaceWrite.key));
    if (!space) return { result: 'late' };
    const namesOwnFiles = files.mayName(spaceWrite);
    const outcome = decideEntry(space, spaceWrite.entryWrite, spaceWrite.rules, {
      ...spaceWrite,
      namesOwnFiles,
      now,
    });
    if (outcome.result === 'saved') files.claim(spaceWrite);
    return outcome;
  });
  const changedSpaces = [...openSpaceByKey].filter(([, { addedChanges }]) => addedChanges.length > 0);
  const writtenSpaces = changedSpaces.map(([, space]) => space);
  await spaceRows.storeSpaceWrites(db, collectWrites(writtenSpaces));
  await storeAuthors(db, collectAuthors(writtenSpaces));
  await files.store();
  return {
    outcomes,
    changed: changedSpaces.flatMap(([key]) => spaceKeyByText.get(key) ?? []),
    drawnSteps: listDrawnSteps(writtenSpaces),
  };
}

/** Tells watchers that spaces have changed. */
export function publishSpaceChanges(app: App, tx: Tx, changedSpaces: readonly spaceRows.SpaceKey[]): void {
  for (const { courseware_id, attempt_id, name } of changedSpaces)
    publish(app, tx, 'space', courseware_id, { attempt_id, name });
}
