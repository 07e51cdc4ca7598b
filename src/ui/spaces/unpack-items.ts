import type { ApiReply } from '#contract/api.ts';

type SpaceItem = ApiReply<'GET /play/space'>['items'][number];

/** Decompresses the items of a large reply. */
export async function unpackItems(packed: string): Promise<SpaceItem[]> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as SpaceItem[];
}
