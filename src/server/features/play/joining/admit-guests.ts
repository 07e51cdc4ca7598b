import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import { publishPeopleChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import * as guests from '#server/features/play/joining/guests.repository.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { foldShownName } from '#server/shown-name.ts';

/** Admits all guests of a batch in one transaction. */

export type Applicant = Pick<NewRow<'user'>, 'name' | 'language'> & { courseware_id: number };
export type AdmissionOutcome = { refusal: AppError } | { id: number; token: string };

/** Decides on the applicants for one courseware one after another. Returns undefined if the applicant is admitted. */
type AdmissionCheck = (applicant: Applicant) => AppError | undefined;

/** Locks the courseware's guests until the transaction ends. */
async function createAdmissionCheck(db: Db, { courseware_id }: Applicant): Promise<AdmissionCheck> {
  const guestLimit = await guests.lockGuestLimit(db, courseware_id);
  if (guestLimit === undefined) return () => new AppError('join_code_unknown');
  const presentGuests = await guests.listGuests(db, courseware_id);
  let guestCount = presentGuests.length;
  if (guestCount >= guestLimit) return () => new AppError('guests_full', { count: guestLimit });
  // Names of the class are not refused, because that would tell a stranger with the code who is in it.
  const takenNames = new Set(presentGuests.map(({ name }) => foldShownName(name)));
  return ({ name }) => {
    if (guestCount >= guestLimit) return new AppError('guests_full', { count: guestLimit });
    if (takenNames.has(foldShownName(name))) return new AppError('guest_name_taken');
    takenNames.add(foldShownName(name));
    guestCount += 1;
    return undefined;
  };
}

function createGuestRow({ courseware_id, name, language }: Applicant, now: number): NewRow<'user'> {
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

/** Returns one outcome per applicant, in order. Throws database errors only. */
export async function admitGuests(
  app: App,
  tx: Tx,
  applicants: readonly Applicant[],
): Promise<AdmissionOutcome[]> {
  const checkByCourseware = new Map<number, AdmissionCheck>();
  // Every process locks coursewares in this order, to avoid deadlocks.
  for (const applicant of applicants.toSorted((a, b) => a.courseware_id - b.courseware_id)) {
    const { courseware_id } = applicant;
    if (!checkByCourseware.has(courseware_id))
      checkByCourseware.set(courseware_id, await createAdmissionCheck(tx, applicant));
  }
  const refusals = applicants.map((applicant) => checkByCourseware.get(applicant.courseware_id)?.(applicant));
  const admittedApplicants = applicants.filter((_, index) => !refusals[index]);
  const rows = admittedApplicants.map((applicant) => createGuestRow(applicant, app.now()));
  const storedGuests = await guests.insertGuests(tx, rows);
  for (const id of new Set(admittedApplicants.map(({ courseware_id }) => courseware_id)))
    publishPeopleChange(app, tx, id);
  // Names of guests are unique in a courseware.
  const idByGuest = new Map(storedGuests.map((row) => [`${row.guest_courseware_id} ${row.name}`, row.id]));
  const outcomes: AdmissionOutcome[] = [];
  for (const [index, { courseware_id, name }] of applicants.entries()) {
    const refusal = refusals[index];
    const id = idByGuest.get(`${courseware_id} ${name}`);
    if (refusal || id === undefined) outcomes.push({ refusal: refusal ?? new AppError('join_code_unknown') });
    else outcomes.push({ id, token: await openSession(app, id, '', tx) });
  }
  return outcomes;
}
