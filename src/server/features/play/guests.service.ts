import type { Db } from '#server/database/database.ts';
import { inTransaction } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import { discardWork } from '#server/features/files/student-work.service.ts';
import { cleanGuestName, foldName } from '#server/features/play/guest-name.ts';
import * as guests from '#server/features/play/guests.repository.ts';
import { publishGuest } from '#server/features/play/live-events.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/context.ts';

/** Guests of a courseware: who gets in, and how a teacher removes them. */

type Place = { id: number; class_id: number };

/** Refuses a name that somebody of the class or another guest goes by. */
async function requireFreeName(tx: Db, place: Place, others: readonly string[], name: string): Promise<void> {
  const wanted = foldName(name);
  const taken = [...others, ...(await guests.listMemberNames(tx, place.class_id))];
  if (taken.some((each) => foldName(each) === wanted)) throw new AppError('guest_name_taken');
}

/**
 * Stores a guest of the courseware and gives the person. Refuses 'guests_full', 'guest_name_taken', and
 * 'invalid_input' for a name that shows nothing. Calls for one courseware are decided one after another.
 */
export async function admitGuest(
  app: App,
  place: Place,
  wish: Pick<NewRow<'user'>, 'name' | 'language'>,
): Promise<{ id: number; name: string }> {
  const name = cleanGuestName(wish.name);
  if (name === '') throw new AppError('invalid_input', { field: 'name' });
  const id = await inTransaction(app.db, async (tx) => {
    const limit = await guests.lockGuestLimit(tx, place.id);
    if (limit === undefined) throw new AppError('join_code_unknown');
    const present = await guests.listGuests(tx, place.id);
    if (present.length >= limit) throw new AppError('guests_full', { count: limit });
    await requireFreeName(
      tx,
      place,
      present.map((guest) => guest.name),
      name,
    );
    return guests.insertGuest(tx, {
      email: null,
      name,
      nickname: name,
      nickname_eng: name,
      avatar: '',
      user_group: 'student',
      roles: JSON.stringify(['student']),
      password_hash: '',
      language: wish.language,
      is_active: 1,
      guest_courseware_id: place.id,
      created_at: app.now(),
    });
  });
  publishGuest(app, { user_id: id, courseware_id: place.id });
  return { id, name };
}

/**
 * Removes guests of the courseware with all they did, `ids` or everybody; who is no guest of it stays. Their
 * sessions end at once. Resolves to how many were removed.
 */
export async function removeGuests(
  app: App,
  coursewareId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { removed, work } = await inTransaction(app.db, async (tx) => {
    const found = await guests.forgetGuests(tx, coursewareId, ids);
    return { removed: found, work: await guests.deleteWork(tx, found) };
  });
  for (const user_id of removed) publishGuest(app, { user_id, courseware_id: coursewareId });
  await discardWork(app, work);
  return removed.length;
}
