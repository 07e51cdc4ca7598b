import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';

export type UnfinishedUpload = ApiReply<'GET /upload/unfinished'>['items'][number];

/** Lists the person's unfinished uploads on the server, from any browser; none while the call fails. */
export async function listUnfinished(): Promise<UnfinishedUpload[]> {
  return call('GET /upload/unfinished', {}, { quiet: true }).then(
    ({ items }) => items,
    () => [],
  );
}

/** Deletes an unfinished upload on the server, which may have deleted it already. */
export async function discardUnfinished(id: string): Promise<void> {
  await call('POST /upload/discard', { id }, { quiet: true }).catch(() => undefined);
}
