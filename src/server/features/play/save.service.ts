import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { type SaveItem, type SaveOutcome, saveTogether } from '#server/features/play/save-batch.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

const batchSize = 256;
const batchOfApp = new WeakMap<App, WriteBatch<SaveItem, SaveOutcome>>();

function batchOf(app: App): WriteBatch<SaveItem, SaveOutcome> {
  const known = batchOfApp.get(app);
  if (known) return known;
  const batch = createWriteBatch<SaveItem, SaveOutcome>({
    maxItems: batchSize,
    isCommon: (error) => isOutage(app.parts, error),
    write: (items) => saveTogether(app, items),
  });
  batchOfApp.set(app, batch);
  return batch;
}

/** Saves answers of an own attempt and resolves once they are on disk. What becomes of each is in the reply. */
export async function saveAnswers(
  { app, actor }: SignedInContext,
  input: ParsedInputOf<Api['POST /play/save']>,
): Promise<ApiReply<'POST /play/save'>> {
  const outcome = await batchOf(app)({ actor, attemptId: input.attempt_id, answers: input.answers });
  if ('refusal' in outcome) throw outcome.refusal;
  return { server_now: app.now(), answers: outcome.answers };
}
