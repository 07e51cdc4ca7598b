import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import type { NewRow } from '#server/database/schema.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import { publishPeopleChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import { discardStudentWork } from '#server/features/files/storage/discard-work.service.ts';
import {
  type AdmissionOutcome,
  type Applicant,
  admitGuests,
} from '#server/features/play/joining/admit-guests.ts';
import {
  deleteWorkOfPeople,
  findReachedLimit,
  forgetGuests,
} from '#server/features/play/joining/guests.repository.ts';
import { removeAuthors } from '#server/features/spaces/remove-authors.service.ts';
import { publishSpaceChanges } from '#server/features/spaces/save-entries.service.ts';
import { perApp } from '#server/per-app.ts';
import { cleanShownName } from '#server/shown-name.ts';

/** Admits and removes guests of a courseware. */

const batchSize = 128;
const getWriteBatch = perApp((app: App) =>
  createWriteBatch<Applicant, AdmissionOutcome>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: (applicants) => inTransaction(app.db, (tx) => admitGuests(app, tx, applicants)),
  }),
);

/** Refuses with 'guests_full' early, without a write. */
export async function requireGuestPlace(app: App, coursewareId: number): Promise<void> {
  const reachedLimit = await findReachedLimit(app.db, coursewareId);
  if (reachedLimit !== undefined) throw new AppError('guests_full', { count: reachedLimit });
}

/**
 * Stores a guest of the courseware, signs them in and returns the person. Guests who join at once are stored in one
 * batch. Refuses with 'guests_full', 'guest_name_taken', and 'invalid_input' for an invisible name.
 */
export async function admitGuest(
  app: App,
  courseware_id: number,
  guestDetails: Pick<NewRow<'user'>, 'name' | 'language'>,
): Promise<{ id: number; name: string; token: string }> {
  const name = cleanShownName(guestDetails.name);
  if (name === '') throw new AppError('invalid_input', { field: 'name' });
  const outcome = await getWriteBatch(app)({
    courseware_id,
    name,
    language: guestDetails.language,
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return { ...outcome, name };
}

/**
 * Removes the courseware's guests with their work, those of `ids` or with null all, and ends their sessions. Ignores
 * people who are not its guests. Resolves to the number of removed guests.
 */
export async function removeGuests(
  app: App,
  coursewareId: number,
  ids: readonly number[] | null,
): Promise<number> {
  const { removed: removedIds, work } = await inTransaction(app.db, async (tx) => {
    const guestIds = await forgetGuests(tx, coursewareId, ids);
    const deletedWork = await deleteWorkOfPeople(tx, guestIds);
    publishSpaceChanges(app, tx, await removeAuthors(tx, coursewareId, guestIds, app.now()));
    if (guestIds.length > 0) publishPeopleChange(app, tx, coursewareId);
    publishAccessChange(app, tx, ...guestIds);
    return { removed: guestIds, work: deletedWork };
  });
  await discardStudentWork(app, work);
  return removedIds.length;
}
