import { liveProtocol } from '#contract/limits.ts';
import type { LiveMessage, LiveRequest } from '#contract/live.ts';
import { ApiError } from '#ui/api/api-error.ts';

/** A page's WebSocket to the server. It never reconnects: its owner opens another after a lost connection. */

type SaveRequest = Extract<LiveRequest, { kind: 'save' }>;
export type SavedEntries = Extract<LiveMessage, { kind: 'saved' }>['entries'];
/** Messages that do not answer a save. */
export type LiveNews = Exclude<LiveMessage, { kind: 'saved' | 'refused' }>;

export type LiveSocketHandlers = {
  onMessage: (message: LiveNews) => void;
  /** Called once: the connection was lost, or could not be opened. */
  onEnd: () => void;
};

export type LiveSocket = {
  send: (request: Exclude<LiveRequest, SaveRequest>) => void;
  /** Resolves once the entries are on disk. Rejects with ApiError for a refusal, or when the connection ends. */
  save: (save: Omit<SaveRequest, 'kind' | 'id'>) => Promise<SavedEntries>;
  close: () => void;
};

type PendingSave = { resolve: (entries: SavedEntries) => void; reject: (error: Error) => void };

/** After a save without a reply for this long, the connection counts as lost even if the socket is still open. */
const saveTimeoutMs = 12_000;

/** Opens the connection with a ticket. `url`: absolute. */
export function openLiveSocket(
  getTicket: () => Promise<string>,
  { onMessage, onEnd }: LiveSocketHandlers,
  url: string,
): LiveSocket {
  const pendingSaves = new Map<number, PendingSave>();
  let socket: WebSocket | undefined;
  let isEnded = false;
  let lastId = 0;

  function endConnection(): void {
    if (isEnded) return;
    isEnded = true;
    socket?.close();
    for (const { reject } of pendingSaves.values()) reject(new Error('The live connection ended'));
    pendingSaves.clear();
  }

  function handleLostConnection(): void {
    if (isEnded) return;
    endConnection();
    onEnd();
  }

  function handleMessage(message: LiveMessage): void {
    if (message.kind !== 'saved' && message.kind !== 'refused') return onMessage(message);
    const save = pendingSaves.get(message.id);
    pendingSaves.delete(message.id);
    if (message.kind === 'saved') save?.resolve(message.entries);
    else save?.reject(new ApiError(message.code, '', message.wait_ms / 1_000));
  }

  async function connect(): Promise<void> {
    const ticket = await getTicket();
    if (isEnded) return;
    socket = new WebSocket(url, [liveProtocol, ticket]);
    socket.addEventListener('message', ({ data }) => {
      if (!isEnded) handleMessage(JSON.parse(data as string) as LiveMessage);
    });
    socket.addEventListener('close', handleLostConnection);
  }

  connect().catch(handleLostConnection);
  const send = (request: LiveRequest) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  return {
    send,
    save: (save) =>
      new Promise((resolve, reject) => {
        if (socket?.readyState !== WebSocket.OPEN)
          return reject(new Error('The live connection is not open'));
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(handleLostConnection, saveTimeoutMs);
        const stopTimerThen =
          <T>(settlePromise: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            settlePromise(value);
          };
        pendingSaves.set(id, { resolve: stopTimerThen(resolve), reject: stopTimerThen(reject) });
        send({ kind: 'save', id, ...save });
      }),
    close: endConnection,
  };
}
