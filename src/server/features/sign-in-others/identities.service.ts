import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { hasAccountAt } from '#server/features/session/linked-accounts.service.ts';
import * as identities from '#server/features/sign-in-others/identities.repository.ts';

/**
 * Finds the person of an external account: the first time by its verified e-mail address, later by issuer and
 * subject.
 */

/** A provider's statements about a person. */
export type Claims = { issuer: string; subject: string; email: string | undefined; isVerified: boolean };
type Person = Row<'user'>;

const isUsable = (person: Person | undefined): person is Person =>
  person?.is_active === 1 && person.guest_courseware_id === null;

async function linkByEmail(
  app: App,
  tx: Db,
  { issuer, subject, email, isVerified }: Claims,
): Promise<Person> {
  if (!email) throw new AppError('no_account_for_address');
  if (!isVerified) throw new AppError('address_not_verified');
  const person = await identities.lockUserByEmail(tx, email.toLowerCase());
  if (!isUsable(person)) throw new AppError('no_account_for_address');
  // The provider may have given the address to another person since.
  if (await hasAccountAt(tx, person.id, issuer)) throw new AppError('linked_to_another');
  await identities.insertIdentity(tx, { issuer, subject, user_id: person.id, linked_at: app.now() });
  await recordAudit(tx, {
    at: app.now(),
    actor_id: person.id,
    action: 'person.link',
    subject_kind: 'user',
    subject_id: person.id,
    user_id: person.id,
    after: { issuer },
  });
  return person;
}

/** Refuses people without an account in this school. */
export function findPersonOf(app: App, claims: Claims): Promise<Person> {
  return inTransaction(app.db, async (tx) => {
    const linkedUser = await identities.findLinkedUser(tx, claims.issuer, claims.subject);
    if (linkedUser && !isUsable(linkedUser)) throw new AppError('no_account_for_address');
    const person = linkedUser ?? (await linkByEmail(app, tx, claims));
    await identities.dropIssuedPassword(tx, person.id);
    return person;
  });
}
