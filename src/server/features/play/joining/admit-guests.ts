import { AppError } from '#server/app-error.ts';
import type { NewRow } from '#server/database/schema.ts';
import { foldName } from '#server/features/play/joining/guest-name.ts';
import * as guests from '#server/features/play/joining/guests.repository.ts';
import { openSession } from '#server/features/session/session.service.ts';
import type { App } from '#server/http/context.ts';

/** Admits all guests of a batch in one transaction. */

export type Applicant = Pick<NewRow<'user'>, 'name' | 'language'> & {
  courseware_id: number;
  class_id: number;
};
export type Admission = { refusal: AppError } | { id: number; token: string };

/** Decides the applicants for one courseware one after another; undefined means admitted. */
type AdmissionCheck = (applicant: Applicant) => AppError | undefined;

/** Locks the courseware's guests until the transaction ends. */
async function createAdmissionCheck(
  { db }: App,
  { courseware_id, class_id }: Applicant,
): Promise<AdmissionCheck> {
  const limit = await guests.lockGuestLimit(db, courseware_id);
  if (limit === undefined) return () => new AppError('join_code_unknown');
  const presentGuests = await guests.listGuests(db, courseware_id);
  let count = presentGuests.length;
  if (count >= limit) return () => new AppError('guests_full', { count: limit });
  const members = await guests.listMemberNames(db, class_id);
  const takenNames = new Set([...presentGuests.map(({ name }) => name), ...members].map(foldName));
  return ({ name }) => {
    if (count >= limit) return new AppError('guests_full', { count: limit });
    if (takenNames.has(foldName(name))) return new AppError('guest_name_taken');
    takenNames.add(foldName(name));
    count += 1;
    return undefined;
  };
}

function describeGuest({ courseware_id, name, language }: Applicant, now: number): NewRow<'user'> {
  return {
    email: null,
    name,
    nickname: name,
    nickname_eng: name,
    avatar: '',
    user_group: 'student',
    roles: JSON.stringify(['student']),
    password_hash: '',
    language,
    is_active: 1,
    guest_courseware_id: courseware_id,
    created_at: now,
  };
}

/** Returns one outcome per applicant in order; `app.db` is a transaction. Throws database errors only. */
export async function admitTogether(app: App, applicants: readonly Applicant[]): Promise<Admission[]> {
  const decisions = new Map<number, AdmissionCheck>();
  // Every process locks coursewares in this order, to avoid deadlocks.
  for (const applicant of applicants.toSorted((a, b) => a.courseware_id - b.courseware_id)) {
    const { courseware_id } = applicant;
    if (!decisions.has(courseware_id))
      decisions.set(courseware_id, await createAdmissionCheck(app, applicant));
  }
  const refusals = applicants.map((applicant) => decisions.get(applicant.courseware_id)?.(applicant));
  const admitted = applicants.filter((_, index) => !refusals[index]);
  const rows = admitted.map((applicant) => describeGuest(applicant, app.now()));
  const storedGuests = await guests.insertGuests(app.db, rows);
  // Names of guests are unique in a courseware.
  const ids = new Map(storedGuests.map((row) => [`${row.guest_courseware_id} ${row.name}`, row.id]));
  const outcomes: Admission[] = [];
  for (const [index, { courseware_id, name }] of applicants.entries()) {
    const refusal = refusals[index];
    const id = ids.get(`${courseware_id} ${name}`);
    if (refusal || id === undefined) outcomes.push({ refusal: refusal ?? new AppError('join_code_unknown') });
    else outcomes.push({ id, token: await openSession(app, id) });
  }
  return outcomes;
}
