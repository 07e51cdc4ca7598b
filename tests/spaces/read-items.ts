import { inflateRawSync } from 'node:zlib';
import type { ApiReply } from '#contract/api.ts';

type SpaceReply = ApiReply<'GET /play/space'>;

/** The items that a person sees after a reply, by id. */
export function readItems({ packed, items, gone }: SpaceReply): Map<string, unknown> {
  const early = packed === null ? '[]' : inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const all = [...(JSON.parse(early) as SpaceReply['items']), ...items];
  const seen = new Map(all.map(({ id, shown }) => [id, shown]));
  for (const id of gone) seen.delete(id);
  return seen;
}
