import type { SpaceChange } from '#form/space-source.ts';
import { call } from '#ui/api/call.ts';
import { type LiveSocketHandlers, openLiveSocket } from '#ui/spaces/live-socket.ts';
import { liveUrl } from '#ui/spaces/live-url.ts';
import { readWholeHistory } from '#ui/spaces/read-whole-history.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';

/** The calls of a teacher's page about the spaces of a courseware and of its attempts. */

const quietOptions = { quiet: true };

/** A space on the page. `attemptId`: undefined for a space of the whole courseware. */
export type Place = { attemptId: number | undefined; name: string };

const parsePlace = (place: string): Place => {
  const [attempt = '0', name = ''] = place.split('/');
  return { attemptId: attempt === '0' ? undefined : Number(attempt), name };
};
export const toAttempt = (attemptId: number | undefined) =>
  attemptId === undefined ? {} : { attempt_id: attemptId };

/** Sets the courseware's switches; others get them over their live connections. */
export async function setControl(courseware_id: number, control: unknown): Promise<void> {
  const { version } = await call('GET /study/control', { courseware_id }, quietOptions);
  await call('POST /study/control', { courseware_id, control, version }, quietOptions);
}

/** All changes of a space. */
export function readHistory(courseware_id: number, { attemptId, name }: Place): Promise<SpaceChange[]> {
  const input = { courseware_id, ...toAttempt(attemptId), space: name };
  return readWholeHistory((after) => call('GET /study/space_history', { ...input, after }, quietOptions));
}

/** Reads spaces by their place and watches them over one live connection. */
export function connect(courseware_id: number, onControl: (control: unknown) => void) {
  const getTicket = async () =>
    (await call('POST /study/live_ticket', { courseware_id }, quietOptions)).ticket;
  const read = (place: string, since: string | undefined) => {
    const { attemptId, name } = parsePlace(place);
    const input = { courseware_id, ...toAttempt(attemptId), space: name, since };
    return call('GET /study/space', input, quietOptions);
  };
  const openSocket = (handlers: LiveSocketHandlers) => openLiveSocket(getTicket, handlers, liveUrl());
  return createSpaceConnection({ read, openSocket, onControl }, true);
}
