import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import * as classes from '#server/features/units/classes.repository.ts';
import * as lastPlace from '#server/features/units/last-place.repository.ts';
import * as taughtClasses from '#server/features/units/taught-classes.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize, isAllowed } from '#server/policy/policy.ts';

/** Remembers the class and subject that a teacher used last. My Unit opens there on every device. */

type LastPlace = ApiReply<'GET /teacher/last_place'>;

const noPlace: LastPlace = { calendar_id: null, class_id: null, subject_id: null };

/** The place is empty if it is in an earlier term, or in a class that the teacher no longer has. */
export async function readLastPlace({ db, actor }: SignedInContext): Promise<LastPlace> {
  const lastPlaceRow = await lastPlace.findLastPlace(db, actor.id);
  return lastPlaceRow && (await isAllowed(db, actor, 'class.see', lastPlaceRow)) ? lastPlaceRow : noPlace;
}

/** Stores the place. Looking at a class of an earlier term does not count. */
export async function rememberLastPlace(
  context: SignedInContext,
  { class_id, subject_id }: ParsedInputOf<Api['POST /teacher/last_place']>,
): Promise<Record<string, never>> {
  const { db, actor } = context;
  await authorize(context, 'class.see', { class_id });
  const { calendar_id: calendarId } = requireFound(await classes.findClass(db, class_id));
  if (calendarId !== (await chooseCalendar(db, undefined))) return {};
  const taughtSubjects = await taughtClasses.listTaughtClasses(db, actor, { calendarId, classId: class_id });
  if (subject_id !== undefined && !taughtSubjects.some((row) => row.subject_id === subject_id)) {
    throw new AppError('not_found');
  }
  await lastPlace.storeLastPlace(db, { user_id: actor.id, class_id, subject_id: subject_id ?? null });
  return {};
}
