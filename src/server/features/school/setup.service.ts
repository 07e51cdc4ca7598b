import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { hashToken, requireActor } from '#server/auth/actor.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { insertAdministrator } from '#server/features/school/administrators.service.ts';
import { prepareAdministrator } from '#server/features/school/prepare-administrator.service.ts';
import * as setups from '#server/features/school/setup.repository.ts';
import { requireSetupToken } from '#server/features/school/setup-token.service.ts';
import { describeUser, openSession, type UserInfo } from '#server/features/session/session.service.ts';
import type { RequestContext } from '#server/http/context.ts';
import { endOfDay, startOfDay } from '#server/school-days.ts';

/** The first run creates the school, its first term and its first administrator: all of them or nothing. */

type SetupInput = ParsedInputOf<Api['POST /school/setup']>;

async function storeSchool(
  tx: Db,
  { school, term }: SetupInput,
  { at, actor_id }: { at: number; actor_id: number },
): Promise<void> {
  const { name, languages, time_zone } = school;
  await writeSetting(tx, 'school_name', name);
  await writeSetting(tx, 'school_languages', JSON.stringify(languages));
  await writeSetting(tx, 'time_zone', time_zone);
  await setups.insertFirstTerm(tx, {
    name: term.name,
    starts_at: startOfDay(term.first_day, time_zone),
    ends_at: endOfDay(term.last_day, time_zone),
    is_current: 1,
  });
  await recordAudit(tx, {
    at,
    actor_id,
    action: 'school.set_up',
    subject_kind: 'school',
    subject_id: 0,
    after: { ...school, term: term.name },
  });
}

/**
 * Creates the school and signs its administrator in. Checks the token before any expensive work; of several
 * simultaneous callers, one succeeds. Refuses with 'setup_refused', 'too_many_attempts' and as `requireGoodPassword`.
 */
export async function setUpSchool(context: RequestContext, input: SetupInput): Promise<UserInfo> {
  const { app, db, request } = context;
  await requireSetupToken(context, input.token);
  const administrator = await prepareAdministrator(db, { ...input.administrator, isIssued: false });
  const at = app.now();
  const token = await inTransaction(app.db, async (tx) => {
    const isFirst = await setups.deleteSetupToken(tx, hashToken(input.token));
    if (!isFirst || (await setups.hasPeople(tx))) throw new AppError('setup_refused');
    const id = await insertAdministrator(tx, administrator, { at, actor_id: undefined });
    await storeSchool(tx, input, { at, actor_id: id });
    return openSession(app, id, request.headers['user-agent'], tx);
  });
  const actor = await requireActor(app, token, request.raw);
  logSecurityEvent(context, 'sign_in', { user: actor.id });
  return describeUser(actor, token);
}
