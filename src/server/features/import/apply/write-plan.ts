import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { Plan, PlanWrites, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { type Author, recordImport } from './record-import.ts';
import * as people from './write-people.repository.ts';
import { type WriteWithId, writeMemberships, writePlaces, writeTeachings } from './write-places.ts';

/** Writes a plan into the school. Call it in a transaction. */

export type ImportResult = {
  counts: Plan['counts'];
  closed_count: number;
  /** Classes with new students; `changed_ids`: people whose rights or classes changed. */
  class_ids: number[];
  changed_ids: number[];
};

/** No password matches this value, so nobody can sign in by password before one is issued. */
const noPassword = '';

function toNewRow({ person, set }: PlanWrites['people'][number], at: number): NewRow<'user'> {
  return {
    email: set.email ?? null,
    login_name: set.login_name ?? null,
    source_id: set.source_id ?? null,
    name: set.name ?? '',
    nickname: set.name ?? '',
    nickname_eng: set.english_name ?? '',
    avatar: '',
    user_group: person,
    roles: JSON.stringify([person]),
    password_hash: noPassword,
    language: '',
    is_active: 1,
    guest_courseware_id: null,
    created_at: at,
  };
}

async function insertNew(tx: Db, writes: PlanWrites['people'], at: number): Promise<WriteWithId[]> {
  const addedPeople = await people.insertPeople(
    tx,
    writes.map((write) => toNewRow(write, at)),
  );
  const keyOf = (email: string | null | undefined, login: string | null | undefined) =>
    `${email ?? ''} ${login ?? ''}`;
  const ids = new Map(addedPeople.map(({ id, email, login_name }) => [keyOf(email, login_name), id]));
  return writes.map((write) => ({
    ...write,
    id: ids.get(keyOf(write.set.email, write.set.login_name)) ?? 0,
  }));
}

async function updateExisting(tx: Db, writes: PlanWrites['people']): Promise<WriteWithId[]> {
  const updates = writes.flatMap((write) =>
    write.user_id === null ? [] : [{ ...write, id: write.user_id }],
  );
  for (const column of ['email', 'login_name', 'source_id'] as const) {
    const changing = updates.filter(({ set }) => set[column] !== undefined);
    await people.clearUnique(
      tx,
      column,
      changing.map(({ id }) => id),
    );
  }
  for (const { id, set, reopens } of updates) {
    const { english_name, ...values } = set;
    await people.updatePerson(tx, id, {
      ...values,
      // The person's search words are out of date.
      search_text: null,
      ...(english_name === undefined ? {} : { nickname_eng: english_name }),
      ...(reopens ? { is_active: 1, closed_at: null } : {}),
    });
  }
  return updates;
}

/**
 * Closes accounts, and ends their memberships of every school year that is not over, because closed accounts are in
 * no class list.
 */
async function closeLeavers(tx: Db, ids: readonly number[], at: number): Promise<void> {
  await people.endMemberships(tx, await people.listMemberships(tx, ids), at);
  await people.closePeople(tx, ids, at);
}

export async function writePlan(
  tx: Db,
  { writes, counts }: Pick<Plan, 'writes' | 'counts'>,
  school: SchoolState,
  author: Author,
): Promise<ImportResult> {
  const { at } = author;
  const placeIds = await writePlaces(tx, writes, school);
  const updatedPeople = await updateExisting(
    tx,
    writes.people.filter(({ user_id }) => user_id !== null),
  );
  const addedPeople = await insertNew(
    tx,
    writes.people.filter(({ user_id }) => user_id === null),
    at,
  );
  const all = [...updatedPeople, ...addedPeople];
  await writeMemberships(tx, all, placeIds, { calendarId: school.calendar.id, at });
  await writeTeachings(tx, all, placeIds, school);
  await closeLeavers(tx, writes.closes, at);
  await recordImport(tx, { writes: all, closes: writes.closes, counts, school, places: placeIds }, author);
  const newClasses = addedPeople.flatMap(({ place }) => placeIds.classes.get(place?.class ?? '') ?? []);
  const changedPeople = updatedPeople.filter(
    ({ place, teachings, reopens }) => place || teachings || reopens,
  );
  return {
    counts,
    closed_count: writes.closes.length,
    class_ids: [...new Set(newClasses)],
    changed_ids: [...changedPeople.map(({ id }) => id), ...writes.closes],
  };
}
