import { readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import { whenUnsentReady } from '#player/features/attempt/unsent/start-unsent.ts';
import { listAlongIds, removeAlong } from '#player/storage/along-names.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Removes what was taken along of submitted attempts of which nothing waits to be sent any more. */
export async function forgetSent(submittedIds: readonly number[]): Promise<void> {
  const ids = (await listAlongIds()).filter((id) => submittedIds.includes(id));
  if (ids.length === 0) return;
  await whenUnsentReady();
  const sentIds = ids.filter((id) => readWork(unsentQueue, id).all.length === 0);
  await Promise.all(sentIds.map(removeAlong));
}

/** Goes on until the returned function is called, because the last files may still be on their way. */
export function forgetOnceSent(attemptId: number): () => void {
  const forget = () => void forgetSent([attemptId]).catch(() => undefined);
  forget();
  return unsentQueue.subscribe(forget);
}
