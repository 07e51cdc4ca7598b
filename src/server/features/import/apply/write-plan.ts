import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { Plan, PlanWrites, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { type ImportAuthor, recordImport } from './record-import.ts';
import * as people from './write-people.repository.ts';
import { type PersonWriteWithId, writeMemberships, writePlaces, writeTeachings } from './write-places.ts';

/** Writes a plan into the school. Call it in a transaction. */

export type ImportResult = {
  counts: Plan['counts'];
  closed_count: number;
  /**
   * `class_ids` are the classes that new people joined; `changed_ids` are people whose rights or classes
   * changed.
   */
  class_ids: number[];
  changed_ids: number[];
};

/** No password matches this value, so a password must be issued before the person can sign in with one. */
const noPassword = '';

function toUserRow({ userGroup, newValues }: PlanWrites['people'][number], now: number): NewRow<'user'> {
  return {
    email: newValues.email ?? null,
    login_name: newValues.login_name ?? null,
    source_id: newValues.source_id ?? null,
    name: newValues.name ?? '',
    nickname: newValues.name ?? '',
    nickname_eng: newValues.english_name ?? '',
    avatar: '',
    user_group: userGroup,
    roles: JSON.stringify([userGroup]),
    password_hash: noPassword,
    language: '',
    is_active: 1,
    guest_courseware_id: null,
    created_at: now,
  };
}

async function insertNewPeople(
  tx: Db,
  personWrites: PlanWrites['people'],
  now: number,
): Promise<PersonWriteWithId[]> {
  const insertedPeople = await people.insertPeople(
    tx,
    personWrites.map((write) => toUserRow(write, now)),
  );
  const toSignInKey = (email: string | null | undefined, login: string | null | undefined) =>
    `${email ?? ''} ${login ?? ''}`;
  const idBySignInKey = new Map(
    insertedPeople.map(({ id, email, login_name }) => [toSignInKey(email, login_name), id]),
  );
  return personWrites.map((write) => ({
    ...write,
    id: idBySignInKey.get(toSignInKey(write.newValues.email, write.newValues.login_name)) ?? 0,
  }));
}

async function updateExistingPeople(tx: Db, writes: PlanWrites['people']): Promise<PersonWriteWithId[]> {
  const updates = writes.flatMap((write) =>
    write.user_id === null ? [] : [{ ...write, id: write.user_id }],
  );
  for (const column of ['email', 'login_name', 'source_id'] as const) {
    const changedPeople = updates.filter(({ newValues }) => newValues[column] !== undefined);
    await people.clearUniqueColumn(
      tx,
      column,
      changedPeople.map(({ id }) => id),
    );
  }
  for (const { id, newValues, reopens } of updates) {
    const { english_name, ...values } = newValues;
    await people.updatePerson(tx, id, {
      ...values,
      // The person's search words are out of date, so they are indexed again.
      search_text: null,
      ...(english_name === undefined ? {} : { nickname_eng: english_name }),
      ...(reopens ? { is_active: 1, closed_at: null } : {}),
    });
  }
  return updates;
}

/** Closes accounts and ends all their memberships, because closed accounts are in no class list. */
async function closeLeavers(tx: Db, ids: readonly number[], now: number): Promise<void> {
  await people.endMemberships(tx, await people.listMemberships(tx, ids), now);
  await people.closePeople(tx, ids, now);
}

export async function writePlan(
  tx: Db,
  { writes, counts }: Pick<Plan, 'writes' | 'counts'>,
  school: SchoolState,
  author: ImportAuthor,
): Promise<ImportResult> {
  const { at: now } = author;
  const placeIds = await writePlaces(tx, writes, school);
  const updatedPeople = await updateExistingPeople(
    tx,
    writes.people.filter(({ user_id }) => user_id !== null),
  );
  const addedPeople = await insertNewPeople(
    tx,
    writes.people.filter(({ user_id }) => user_id === null),
    now,
  );
  const writtenPeople = [...updatedPeople, ...addedPeople];
  await writeMemberships(tx, writtenPeople, placeIds, { calendarId: school.calendar.id, now });
  await writeTeachings(tx, writtenPeople, placeIds, school);
  await closeLeavers(tx, writes.idsToClose, now);
  await recordImport(
    tx,
    { writes: writtenPeople, idsToClose: writes.idsToClose, counts, school, placeIds },
    author,
  );
  const classIdsWithNewStudents = addedPeople.flatMap(
    ({ place }) => placeIds.classIdByKey.get(place?.class ?? '') ?? [],
  );
  const changedPeople = updatedPeople.filter(
    ({ place, teachings, reopens }) => place || teachings || reopens,
  );
  return {
    counts,
    closed_count: writes.idsToClose.length,
    class_ids: [...new Set(classIdsWithNewStudents)],
    changed_ids: [...changedPeople.map(({ id }) => id), ...writes.idsToClose],
  };
}
