import { inflateRawSync } from 'node:zlib';
import type { ApiReply } from '#contract/api.ts';

type SpaceReply = ApiReply<'GET /play/space'>;

/** Reads the items that a person sees after a reply, by id. */
export function readItems({ packed, items, gone }: SpaceReply): Map<string, unknown> {
  const packedItems = packed === null ? '[]' : inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const allItems = [...(JSON.parse(packedItems) as SpaceReply['items']), ...items];
  const shownById = new Map(allItems.map(({ id, shown }) => [id, shown]));
  for (const id of gone) shownById.delete(id);
  return shownById;
}
