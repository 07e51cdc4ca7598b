import { readStored, writeStored } from '#player/storage/device-storage.ts';
import type { ReplyKey } from '#player/storage/reply-key.ts';
import type { KeptSpace, SpaceKeeper } from '#ui/spaces/keep-space.ts';

/** The last opening of each space of an attempt on this device, so that a page that is loaded without network shows it. */
export function createSpaceKeeper(studentId: number, attemptId: number): SpaceKeeper {
  const keyOf = (name: string): ReplyKey => `space:${studentId}:${attemptId}/${name}`;
  return {
    load: (name) => readStored<KeptSpace>(keyOf(name)),
    keep: (name, kept) => writeStored(keyOf(name), kept),
  };
}
