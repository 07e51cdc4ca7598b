import type { SpaceChange } from '#form/space-source.ts';
import { readStored, writeStored } from '#player/storage/device-storage.ts';
import type { ReplyKey } from '#player/storage/reply-key.ts';
import { call } from '#ui/api/call.ts';
import type { KeptSpace, SpaceKeeper } from '#ui/spaces/keep-space.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { readWholeHistory } from '#ui/spaces/read-whole-history.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';

const quietOptions = { quiet: true };

/** The last opening of each space of an attempt on this device, so that a page that is loaded without network shows it. */
function createSpaceKeeper(studentId: number, attemptId: number): SpaceKeeper {
  const keyOf = (name: string): ReplyKey => `space:${studentId}:${attemptId}/${name}`;
  return {
    load: (name) => readStored<KeptSpace>(keyOf(name)),
    keep: (name, kept) => writeStored(keyOf(name), kept),
  };
}

/** Reads and watches the spaces of an attempt, which the device keeps for times without network. */
export function connectToSpaces(
  attempt_id: number,
  studentId: number,
  onControl: (control: unknown) => void,
) {
  const getTicket = async () => (await call('POST /play/live_ticket', { attempt_id }, quietOptions)).ticket;
  return createSpaceConnection({
    read: (space, since) => call('GET /play/space', { attempt_id, space, since }, quietOptions),
    openSocket: (handlers) => openLiveSocket(getTicket, handlers, liveUrl()),
    onControl,
    keeper: createSpaceKeeper(studentId, attempt_id),
  });
}

/** All changes of a space in which the student draws. */
export const readHistory = (attempt_id: number, space: string): Promise<SpaceChange[]> =>
  readWholeHistory((after) => call('GET /play/space_history', { attempt_id, space, after }, quietOptions));
