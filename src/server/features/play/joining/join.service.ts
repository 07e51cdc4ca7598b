import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { networkOf } from '#server/auth/address-network.ts';
import type { GuessRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey } from '#server/auth/guessing.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import { admitGuest, requireGuestPlace } from '#server/features/play/joining/guests.service.ts';
import { requireJoinCode } from '#server/features/play/joining/join-code.ts';
import { describeUser } from '#server/features/session/session.service.ts';
import type { RequestContext } from '#server/http/context.ts';

/** Joins a courseware by code, with or without an account. */

/** Limits new guests per courseware and address. A whole school may share one address, so waits last only seconds. */
const newGuestLimit: GuessRule = {
  freeTries: 1_000,
  firstWaitMs: 1_000,
  maxWaitMs: 8_000,
  forgetFewMs: 15 * 60_000,
  forgetManyMs: 15 * 60_000,
};

export async function readJoinCode(
  context: RequestContext,
  code: string,
): Promise<ApiReply<'GET /play/join'>> {
  const { id, name, type, allow_guests } = await requireJoinCode(context, code);
  return { courseware_id: id, name, type, allow_guests: allow_guests === 1 };
}

/** Creates a guest with this name for the courseware and signs them in. */
export async function joinAsGuest(
  context: RequestContext,
  { code, name: wantedName }: ParsedInputOf<Api['POST /play/guest']>,
): Promise<ApiReply<'POST /play/guest'>> {
  const { app, address, lang } = context;
  const courseware = await requireJoinCode(context, code);
  if (courseware.allow_guests === 0) throw new AppError('guests_not_allowed');
  if (courseware.is_open === 0) throw new AppError('courseware_closed');
  // Checked before the batch, so that many calls for a full courseware do not slow down other writes.
  await requireGuestPlace(app, courseware.id);
  const guestsKey = guessKey('guests', networkOf(address), String(courseware.id));
  await countGuesses(app, [{ key: guestsKey, rule: newGuestLimit }]);
  const { id, name, token } = await admitGuest(app, courseware.id, { name: wantedName, language: lang });
  const guest = {
    id,
    name,
    nickname: name,
    nickname_eng: name,
    avatar: '',
    user_group: 'student' as const,
    roles: ['student'],
    guest_courseware_id: courseware.id,
  };
  const userinfo = describeUser(guest, token);
  logSecurityEvent(context, 'sign_in', { user: id, what: 'POST /play/guest' });
  return { userinfo, courseware_id: courseware.id };
}
