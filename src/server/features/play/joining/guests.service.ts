import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import type { NewRow } from '#server/database/schema.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { discardStudentWork } from '#server/features/files/storage/discard-work.service.ts';
import { publishPeople } from '#server/features/play/attempts/attempt-events.ts';
import { type Admission, type Applicant, admitTogether } from '#server/features/play/joining/admit-guests.ts';
import { cleanGuestName } from '#server/features/play/joining/guest-name.ts';
import {
  deleteWork,
  findReachedLimit,
  forgetGuests,
} from '#server/features/play/joining/guests.repository.ts';
import { removeAuthors } from '#server/features/spaces/remove-authors.service.ts';
import { publishSpaces } from '#server/features/spaces/space-news.service.ts';
import type { App } from '#server/http/context.ts';

/** Admits and removes guests of a courseware. */

type Place = { id: number; class_id: number };

const batchSize = 128;
const batchOfApp = new WeakMap<App, WriteBatch<Applicant, Admission>>();

function batchOf(app: App): WriteBatch<Applicant, Admission> {
  const known = batchOfApp.get(app);
  if (known) return known;
  const batch = createWriteBatch<Applicant, Admission>({
    maxItems: batchSize,
    isCommon: (error) => isOutage(app.parts, error),
    write: (applicants) => inTransaction(app.db, (tx) => admitTogether({ ...app, db: tx }, applicants)),
  });
  batchOfApp.set(app, batch);
  return batch;
}

/** Refuses 'guests_full' early, without a write. */
export async function requireFreePlace(app: App, coursewareId: number): Promise<void> {
  const count = await findReachedLimit(app.db, coursewareId);
  if (count !== undefined) throw new AppError('guests_full', { count });
}

/**
 * Stores a guest of the courseware, signs them in and returns the person. Guests who join at once are stored in one
 * batch. Refuses 'guests_full', 'guest_name_taken', and 'invalid_input' for an invisible name.
 */
export async function admitGuest(
  app: App,
  place: Place,
  wanted: Pick<NewRow<'user'>, 'name' | 'language'>,
): Promise<{ id: number; name: string; token: string }> {
  const name = cleanGuestName(wanted.name);
  if (name === '') throw new AppError('invalid_input', { field: 'name' });
  const { id: courseware_id, class_id } = place;
  const outcome = await batchOf(app)({ courseware_id, class_id, name, language: wanted.language });
  if ('refusal' in outcome) throw outcome.refusal;
  publishPeople(app, courseware_id);
  return { ...outcome, name };
}

/**
 * Removes guests of the courseware with their work, either `ids` or all, and ends their sessions. Ignores people who are
 * not its guests. Resolves to the number of removed guests.
 */
export async function removeGuests(
  app: App,
  coursewareId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { removed, work, spaces } = await inTransaction(app.db, async (tx) => {
    const guestIds = await forgetGuests(tx, coursewareId, ids);
    const deletedWork = await deleteWork(tx, guestIds);
    return { removed: guestIds, work: deletedWork, spaces: await removeAuthors(tx, coursewareId, guestIds) };
  });
  publishSpaces(app, spaces);
  if (removed.length > 0) publishPeople(app, coursewareId);
  for (const id of removed) publishAccessChange(app, id);
  await discardStudentWork(app, work);
  return removed.length;
}
