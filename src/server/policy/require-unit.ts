import { requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findUnit } from '#server/policy/policy.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Returns the unit. Refuses people who may not do `action` with it. */
export async function requireUnit(
  context: { db: Db; actor: Actor },
  id: number,
  action: 'unit.see' | 'unit.change',
): Promise<Row<'unit'>> {
  const unit = requireFound(await findUnit(context.db, id));
  await authorize(context, action, unit);
  return unit;
}
