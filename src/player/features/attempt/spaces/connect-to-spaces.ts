import type { SpaceChange } from '#form/space-source.ts';
import { call } from '#ui/api/call.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { readWholeHistory } from '#ui/spaces/read-whole-history.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceKeeper } from './kept-spaces.ts';

const quietOptions = { quiet: true };

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
