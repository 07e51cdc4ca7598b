import { liveProtocol, liveSocketPath } from '#contract/limits.ts';
import type { LiveRequest } from '#contract/live.ts';

/** A client of the live connection that collects all messages of the server as one text. */

type LivePage = { attempt_id: number } | { courseware_id: number };

/** Requests a ticket for a page; undefined if the server refuses it. */
export async function requestTicket(
  origin: string,
  token: string,
  page: LivePage,
): Promise<string | undefined> {
  const path = 'attempt_id' in page ? '/play/live_ticket' : '/study/live_ticket';
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(page),
  });
  const { data } = (await response.json()) as { data: { ticket: string } | null };
  return data?.ticket;
}

export const buildLiveUrl = (origin: string): string => `${origin.replace('http', 'ws')}${liveSocketPath}`;

export type LiveClient = ReturnType<typeof connectLive>;

export function connectLive(origin: string, ticket: string) {
  const socket = new WebSocket(buildLiveUrl(origin), [liveProtocol, ticket]);
  let text = '';
  let closeCode: number | undefined;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  socket.addEventListener('message', ({ data }) => {
    text += `${data as string}\n`;
    notifyListeners();
  });
  socket.addEventListener('close', (event) => {
    closeCode = event.code;
    notifyListeners();
  });
  const waitFor = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const checkFound = () => {
        const found = find();
        if (found === undefined) return;
        listeners.delete(checkFound);
        resolve(found);
      };
      listeners.add(checkFound);
      checkFound();
    });
  const readUntil = async (pattern: RegExp): Promise<string> => {
    const found = await waitFor(() =>
      pattern.test(text) ? text : closeCode === undefined ? undefined : false,
    );
    if (found === false)
      throw new Error(`The connection ended with ${closeCode} without ${String(pattern)}: ${text}`);
    return found;
  };
  const send = (request: LiveRequest | string) =>
    socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  return {
    socket,
    send,
    readUntil,
    text: () => text,
    /** Watches spaces until the server confirms each: `shared`, or `shared~<cursor>` to start at a cursor. */
    watch: async (...places: string[]): Promise<void> => {
      await readUntil(/"ready"/);
      for (const each of places) {
        const [place = '', since = null] = each.split('~');
        send({ kind: 'watch', place, since });
        await readUntil(new RegExp(`"watching","place":"${place}"`));
      }
    },
    /** Resolves to the code with which the connection ended. */
    waitForClose: () => waitFor(() => closeCode),
    close: () => socket.close(),
  };
}

export async function openLive(origin: string, token: string, page: LivePage): Promise<LiveClient> {
  return connectLive(origin, (await requestTicket(origin, token, page)) ?? 'none');
}
