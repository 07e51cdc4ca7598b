import { randomBytes } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { hashToken } from '#server/auth/actor.ts';
import { networkOf } from '#server/auth/address-network.ts';
import { type GuessRule, passwordRule } from '#server/auth/guess-rule.ts';
import { countGuesses, guessKey } from '#server/auth/guessing.ts';
import { inTransaction } from '#server/database/database.ts';
import { readSettings } from '#server/database/settings.ts';
import type { MailSettings } from '#server/env.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as resets from '#server/features/forgotten/forgotten.repository.ts';
import { writeResetMail } from '#server/features/forgotten/reset-mail.ts';
import { requireGoodPassword } from '#server/features/profile/password-rules.service.ts';
import { requirePasswordAllowed } from '#server/features/session/linked-accounts.service.ts';
import { hashPassword } from '#server/features/session/passwords.service.ts';
import { findSignInUser } from '#server/features/session/session.service.ts';
import type { RequestContext } from '#server/http/context.ts';
import { sendMail } from '#server/mail/send-mail.ts';

/** Resets forgotten passwords by a mailed link, which works once and for half an hour. */

const minuteMs = 60_000;
const linkValidMs = 30 * minuteMs;

/** A network may try more often than a name, because all computers of a school share one address. */
const ruleForName: GuessRule = { ...passwordRule, freeTries: 3, firstWaitMs: minuteMs };
const ruleForNetwork: GuessRule = { ...passwordRule, freeTries: 60, firstWaitMs: 10_000 };

/**
 * Mails a link. Sends nothing for unknown and closed accounts, accounts without an address, demo accounts,
 * guests, and people who may not sign in with a password.
 */
async function mailResetLink(app: App, mail: MailSettings, name: string): Promise<void> {
  const user = await findSignInUser(app.db, name);
  if (!user?.email || user.is_active === 0 || user.is_demo === 1 || user.guest_courseware_id !== null) return;
  const isAllowed = await requirePasswordAllowed(app, user).then(
    () => true,
    () => false,
  );
  if (!isAllowed) return;
  const token = randomBytes(32).toString('base64url');
  await resets.storeReset(app.db, {
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: app.now() + linkValidMs,
  });
  const settings = await readSettings(app.db, ['school_name', 'school_languages']);
  const [firstSchoolLanguage = 'en'] = JSON.parse(settings.school_languages) as Language[];
  const mailParams = {
    name: user.name,
    school: settings.school_name,
    link: `${mail.publicUrl}/password#${token}`,
  };
  await sendMail(mail, writeResetMail(user.email, mailParams, user.language || firstSchoolLanguage));
}

/** Looks for the person after the reply, so that neither its text nor its timing tells whether the account exists. */
export async function requestReset(
  { app, address, request }: RequestContext,
  { username }: ParsedInputOf<Api['POST /user/password_forgotten']>,
): Promise<Record<string, never>> {
  const { mail } = app.env;
  if (!mail) throw new AppError('no_mail');
  const name = username.toLowerCase();
  await countGuesses(app, [
    { key: guessKey('forgotten', name), rule: ruleForName },
    { key: guessKey('forgotten from', networkOf(address)), rule: ruleForNetwork },
  ]);
  setImmediate(() => {
    mailResetLink(app, mail, name).catch((error: unknown) => request.log.error(error, 'a mail was not sent'));
  });
  return {};
}

/** Refuses with 'reset_link_over', and as `requireGoodPassword`. */
export async function resetPassword(
  { app, db, address }: RequestContext,
  { token, password }: ParsedInputOf<Api['POST /user/password_reset']>,
): Promise<ApiReply<'POST /user/password_reset'>> {
  const network = networkOf(address);
  await countGuesses(app, [{ key: guessKey('reset from', network), rule: ruleForNetwork }]);
  const tokenHash = hashToken(token);
  const user = await resets.findPersonByToken(db, tokenHash, app.now());
  if (!user) throw new AppError('reset_link_over');
  await requireGoodPassword(db, password, user);
  const hash = await app.passwordQueue.run(
    network,
    async () => undefined,
    () => hashPassword(password),
  );
  await inTransaction(db, async (tx) => {
    if (!(await resets.deleteReset(tx, tokenHash))) throw new AppError('reset_link_over');
    await resets.replacePassword(tx, user.id, hash);
    await recordAudit(tx, {
      at: app.now(),
      actor_id: user.id,
      action: 'person.password',
      subject_kind: 'user',
      subject_id: user.id,
      user_id: user.id,
    });
    publishAccessChange(app, tx, user.id);
  });
  return { user_group: user.user_group };
}
