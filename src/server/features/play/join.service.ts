import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type AttemptLimiter, createAttemptLimiter } from '#server/auth/attempt-limiter.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import { normaliseJoinCode } from '#server/features/coursewares/join-code.service.ts';
import * as coursewares from '#server/features/play/coursewares.repository.ts';
import { describeUser, openSession } from '#server/features/session/session.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App, Context } from '#server/http/context.ts';

/** Following a join code, with or without an account. */

const windowMs = 15 * 60_000;
/** A whole school may sit behind one address. */
const unknownCodesPerAddress = 300;
const guestsPerAddress = 1_000;

type Limiters = { codes: AttemptLimiter; guests: AttemptLimiter };
const limitersOfApp = new WeakMap<App, Limiters>();

function limitersOf(app: App): Limiters {
  const known = limitersOfApp.get(app);
  if (known) return known;
  const limiters = {
    codes: createAttemptLimiter({ failures: unknownCodesPerAddress, windowMs }),
    guests: createAttemptLimiter({ failures: guestsPerAddress, windowMs }),
  };
  limitersOfApp.set(app, limiters);
  return limiters;
}

function refuseWhenLocked(limiter: AttemptLimiter, address: string, now: number): void {
  const minutes = limiter.minutesLocked(address, now);
  if (minutes > 0) throw new AppError('too_many_attempts', { minutes });
}

/** The courseware of a code. Refuses 'join_code_unknown', and for a while any code after many unknown ones. */
async function requireJoinCode(
  { app, db, address }: Context,
  code: string,
): Promise<coursewares.PlayCourseware> {
  const { codes } = limitersOf(app);
  refuseWhenLocked(codes, address, app.now());
  const courseware = await coursewares.findByJoinCode(db, normaliseJoinCode(code));
  if (courseware) return courseware;
  codes.fail(address, app.now());
  throw new AppError('join_code_unknown');
}

export async function readJoinCode(context: Context, code: string): Promise<ApiReply<'GET /play/join'>> {
  const { id, name, type, allow_guests } = await requireJoinCode(context, code);
  return { courseware_id: id, name, type, allow_guests: allow_guests === 1 };
}

/** Makes a person of the name for this one courseware and signs them in. */
export async function joinAsGuest(
  context: Context,
  { code, name }: ParsedInputOf<Api['POST /play/guest']>,
): Promise<ApiReply<'POST /play/guest'>> {
  const { app, db, address, lang } = context;
  const courseware = await requireJoinCode(context, code);
  if (courseware.allow_guests === 0) throw new AppError('guests_not_allowed');
  if (courseware.is_open === 0) throw new AppError('courseware_closed');
  const { guests } = limitersOf(app);
  refuseWhenLocked(guests, address, app.now());
  guests.fail(address, app.now());
  const guest = {
    name,
    nickname: name,
    nickname_eng: name,
    avatar: '',
    user_group: 'student' as const,
    guest_courseware_id: courseware.id,
  };
  const id = await coursewares.insertGuest(db, {
    ...guest,
    email: null,
    roles: JSON.stringify(['student']),
    password_hash: '',
    language: lang,
    is_active: 1,
    created_at: app.now(),
  });
  const userinfo = describeUser({ ...guest, id, roles: ['student'] }, await openSession(app, id));
  logSecurityEvent(context, 'sign_in', { user: id, what: 'POST /play/guest' });
  return { userinfo, courseware_id: courseware.id };
}
