import { resultCodes } from '#contract/codes.ts';
import { type LiveMessage, type LiveRequest, liveRequest } from '#contract/live.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { requireActorOfSession } from '#server/auth/actor.ts';
import type { RequestSource } from '#server/auth/this-machine.ts';
import { type OpenedPage, openPage } from '#server/features/live/live-page.ts';
import type { LiveTicket } from '#server/features/live/tickets.service.ts';
import { sharePresence } from '#server/features/spaces/presence.service.ts';
import { type SpaceWatch, watchSpace } from '#server/features/spaces/watch-spaces.service.ts';
import { findUnstorable } from '#server/http/requests/find-unstorable.ts';

/** One person's live connection: watches the spaces of a page, and passes on presence and entries. */

/** Codes with which the server closes a connection. Those from 4000 on are this application's own (RFC 6455, 7.4). */
export const closeCodes = { restarting: 1012, overloaded: 1013, invalid: 4400, ended: 4403 } as const;

/** The number of spaces that one connection may watch: enough for two of each student of a class. */
const watchesMax = 120;

export type LiveSocket = { send: (text: string) => void; close: (code: number) => void };

type Connection = {
  app: App;
  socket: LiveSocket;
  ticket: LiveTicket;
  source: RequestSource;
  page: OpenedPage;
  watches: Map<string, SpaceWatch>;
  unsubscribers: (() => void)[];
  isClosed: boolean;
};

function sendMessage({ socket }: Connection, message: LiveMessage): void {
  socket.send(JSON.stringify(message));
}

async function watchPlace(connection: Connection, { place, since }: Extract<LiveRequest, { kind: 'watch' }>) {
  const { app, page, watches } = connection;
  const view = await page.findView(place);
  unwatchPlace(connection, place);
  if (watches.size >= watchesMax) throw new AppError('invalid_input', { field: 'place' });
  const spaceWatch = await watchSpace(app, view, since ?? undefined, connection.socket.send);
  if (connection.isClosed) return spaceWatch.stop();
  watches.set(place, spaceWatch);
  sendMessage(connection, { kind: 'watching', place });
}

function unwatchPlace({ watches }: Connection, place: string): void {
  watches.get(place)?.stop();
  watches.delete(place);
}

async function savePageEntries(
  connection: Connection,
  { id, entries, attempt_id }: Extract<LiveRequest, { kind: 'save' }>,
): Promise<void> {
  try {
    const { app, ticket, source, page } = connection;
    // The save checks the rights itself, so only the session is checked here.
    await requireActorOfSession(app, ticket.session_hash, source);
    sendMessage(connection, { kind: 'saved', id, entries: await page.save(entries, attempt_id) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { key, retryAfterMs = 0 } = error;
    sendMessage(connection, {
      kind: 'refused',
      id,
      code: resultCodes[key],
      wait_ms: Math.ceil(retryAfterMs),
    });
  }
}

function parseRequest(text: string): LiveRequest {
  const refusal = new AppError('invalid_input', { field: 'message' });
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw refusal;
  }
  const parsedMessage = liveRequest.safeParse(message);
  if (!parsedMessage.success || findUnstorable(message) !== undefined) throw refusal;
  return parsedMessage.data;
}

async function handleMessage(connection: Connection, text: string): Promise<void> {
  const request = parseRequest(text);
  if (request.kind === 'save') return savePageEntries(connection, request);
  if (request.kind === 'watch') return watchPlace(connection, request);
  if (request.kind === 'unwatch') return unwatchPlace(connection, request.place);
  const view = await connection.page.findView(request.place);
  await sharePresence(connection.app, view, request.value, connection.page.control);
}

/**
 * Closes the connection if the person has lost access. If the courseware was synced, the spaces are sent again with the
 * new content.
 */
async function checkAccess(connection: Connection): Promise<void> {
  const { app, ticket, source, watches, socket } = connection;
  try {
    connection.page = await openPage(app, ticket, source);
    for (const [place, { replaceView }] of watches) replaceView(await connection.page.findView(place));
  } catch (error) {
    // A database error does not end the connection.
    if (error instanceof AppError) socket.close(closeCodes.ended);
  }
}

function subscribeToBus(connection: Connection): void {
  const { app, page, unsubscribers } = connection;
  const { bus } = app;
  const check = () => void checkAccess(connection);
  unsubscribers.push(
    bus.subscribe('control', page.courseware_id, ({ control }) => {
      connection.page = { ...connection.page, control };
      sendMessage(connection, { kind: 'control', control });
    }),
    bus.subscribe('synced', page.courseware_id, check),
    bus.subscribe('access', page.actor.id, check),
  );
}

export type LiveConnection = {
  personId: number;
  /** Sends the messages with which every connection begins. */
  start: () => void;
  /** Throws AppError for a message that this person may not send. */
  handle: (text: string) => Promise<void>;
  checkAccess: () => Promise<void>;
  close: () => void;
};

/** Opens the page of a ticket for a socket. Refuses as `openPage` does. */
export async function openLiveConnection(
  app: App,
  socket: LiveSocket,
  ticket: LiveTicket,
  source: RequestSource,
): Promise<LiveConnection> {
  const page = await openPage(app, ticket, source);
  const connection: Connection = {
    app,
    socket,
    ticket,
    source,
    page,
    watches: new Map(),
    unsubscribers: [],
    isClosed: false,
  };
  subscribeToBus(connection);
  return {
    personId: page.actor.id,
    start: () => {
      sendMessage(connection, { kind: 'control', control: page.control });
      sendMessage(connection, { kind: 'ready' });
    },
    handle: (text) => handleMessage(connection, text),
    checkAccess: () => checkAccess(connection),
    close: () => {
      connection.isClosed = true;
      for (const unsubscribe of connection.unsubscribers) unsubscribe();
      for (const { stop } of connection.watches.values()) stop();
    },
  };
}
