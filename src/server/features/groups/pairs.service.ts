import type { Transaction } from 'kysely';
import type { Api } from '#contract/api.ts';
import type { GroupPairKind } from '#contract/choices.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as pairs from '#server/features/groups/pairs.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { listClassStudentIds } from '#server/policy/class-students.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Stores and deletes pairs of students that new splits keep apart or together. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;
type EmptyReply = Record<string, never>;
type PairKey = { class_id: number; first_id: number; second_id: number };

function sortPair({ class_id, first_id, second_id }: PairKey): PairKey {
  return { class_id, first_id: Math.min(first_id, second_id), second_id: Math.max(first_id, second_id) };
}

function recordPairChange(
  tx: Transaction<Schema>,
  { actor, app }: SignedInContext,
  action: 'group_pair.save' | 'group_pair.delete',
  { class_id, ...students }: PairKey & { kind?: GroupPairKind },
): Promise<void> {
  const auditFields = { at: app.now(), actor_id: actor.id, action, class_id };
  const pairChange = action === 'group_pair.save' ? { after: students } : { before: students };
  return recordAudit(tx, { ...auditFields, subject_kind: 'class', subject_id: class_id, ...pairChange });
}

export async function savePair(
  context: SignedInContext,
  { kind, ...input }: Input<'POST /group/pair_save'>,
): Promise<EmptyReply> {
  await authorize(context, 'group.change', input);
  const pair = sortPair(input);
  const students = await listClassStudentIds(context.db, pair.class_id);
  const isValid =
    pair.first_id !== pair.second_id && students.includes(pair.first_id) && students.includes(pair.second_id);
  if (!isValid) throw new AppError('invalid_input', { field: 'second_id' });
  await inTransaction(context.db, async (tx) => {
    await pairs.storePair(tx, { ...pair, kind });
    await recordPairChange(tx, context, 'group_pair.save', { ...pair, kind });
  });
  return {};
}

export async function deletePair(
  context: SignedInContext,
  input: Input<'POST /group/pair_delete'>,
): Promise<EmptyReply> {
  await authorize(context, 'group.change', input);
  const pair = sortPair(input);
  await inTransaction(context.db, async (tx) => {
    await pairs.deletePair(tx, pair);
    await recordPairChange(tx, context, 'group_pair.delete', pair);
  });
  return {};
}
