import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';

export type UnfinishedUpload = ApiReply<'GET /upload/unfinished'>['items'][number];

/** What the server holds of the person's own uploads, from whatever browser; nothing while it cannot be asked. */
export async function listUnfinished(): Promise<UnfinishedUpload[]> {
  return call('GET /upload/unfinished', {}, { quiet: true }).then(
    ({ items }) => items,
    () => [],
  );
}

/** Gives its room back; it may be gone already. */
export async function discardUnfinished(id: string): Promise<void> {
  await call('POST /upload/discard', { id }, { quiet: true }).catch(() => undefined);
}
