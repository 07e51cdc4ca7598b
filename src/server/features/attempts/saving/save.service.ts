import type { Api, ApiReply } from '#contract/api.ts';
import { spaceWritesAtOnce, spaceWritesPerSecond } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import { type SaveItem, type SaveOutcome, saveItems } from '#server/features/attempts/saving/save-batch.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/** Limits each person's writes to more than anybody draws by hand. Devices keep refused writes and send them again. */
const limitWriteRate = limitPerPerson({
  atOnce: spaceWritesAtOnce,
  perSecond: spaceWritesPerSecond,
});

const batchSize = 256;
const getWriteBatch = perApp((app: App) =>
  createWriteBatch<SaveItem, SaveOutcome>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: (items) => saveItems(app, items),
  }),
);

/** Adds a save to the next batch and resolves once it is on disk. */
export async function saveInBatch(app: App, item: SaveItem) {
  if (item.entries.length > 0) limitWriteRate(app, item.actor.id, item.entries.length);
  const outcome = await getWriteBatch(app)(item);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

/** Saves answers, their files and entries of the actor's own attempt. The reply has a result for each. */
export async function saveAnswers(
  { app, actor }: SignedInContext,
  input: ParsedInputOf<Api['POST /play/save']>,
): Promise<ApiReply<'POST /play/save'>> {
  const { attempt_id: attemptId, answers, attachments, entries } = input;
  const saveOutcome = await saveInBatch(app, { actor, attemptId, answers, attachments, entries });
  return { server_now: app.now(), ...saveOutcome };
}
