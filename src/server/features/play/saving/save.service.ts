import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { type SaveItem, type SaveOutcome, saveItems } from '#server/features/play/saving/save-batch.ts';
import { limitWriteRate } from '#server/features/spaces/write-rate.service.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

const batchSize = 256;
const batchByApp = new WeakMap<App, WriteBatch<SaveItem, SaveOutcome>>();

function getWriteBatch(app: App): WriteBatch<SaveItem, SaveOutcome> {
  const knownBatch = batchByApp.get(app);
  if (knownBatch) return knownBatch;
  const batch = createWriteBatch<SaveItem, SaveOutcome>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: (items) => saveItems(app, items),
  });
  batchByApp.set(app, batch);
  return batch;
}

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
