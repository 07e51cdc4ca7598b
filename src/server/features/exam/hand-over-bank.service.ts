import { randomUUID } from 'node:crypto';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { notePoolChange } from '#server/features/bank-pool/pool.service.ts';
import { indexOwnerJob } from '#server/features/exam/bank-index.service.ts';
import { transferBankMedia, transferThings } from '#server/features/exam/hand-over-bank.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/**
 * Transfers a leaving teacher's questions and papers with their media. A job indexes them again, because there may be
 * thousands. Returns their number.
 */
export async function handOverBank(
  app: App,
  tx: Tx,
  { fromId, toId, actorId }: { fromId: number; toId: number; actorId: number },
): Promise<number> {
  const count = await transferThings(tx, { fromId, toId });
  await transferBankMedia(tx, { fromId, toId });
  if (count === 0) return 0;
  await notePoolChange(tx);
  await enqueueJob(app, tx, indexOwnerJob, {
    key: `${toId}/${randomUUID()}`,
    requested_by: actorId,
    payload: { owner_id: toId },
  });
  return count;
}
