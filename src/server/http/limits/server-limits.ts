import { readFileSync } from 'node:fs';

/** How long and how much the server waits for; tests make these small. Milliseconds, bytes, connections. */

export type ServerLimits = {
  /** It answers 503 while its event loop is later than this; 0 = never. */
  maxEventLoopDelayMs: number;
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  headersTimeoutMs: number;
  /** How often late headers are looked for. */
  headersCheckMs: number;
  /** From the headers to the end of the body of a call. Uploads have no such time. */
  bodyTimeoutMs: number;
  /** After the reply, for the rest of a body that nobody wants. */
  lingerMs: number;
  /** Without a byte in either direction a connection is closed after this. Streams send a heartbeat more often. */
  silenceMs: number;
  /** Requests of one connection that wait for their reply. */
  unansweredMax: number;
  /** Connections at once that have not carried a signed-in request. */
  strangerSocketsMax: number;
  /** Large bodies that are arriving: of everybody, and of one person. */
  arrivingMaxBytes: number;
  arrivingMaxBytesOfPerson: number;
};

/** Room for a school of 6,000 that opens the sign-in page in the same minute; a held connection takes about 20 KB. */
const strangerSocketsMax = 12_000;

/** How many files and connections this process may have open; undefined where the system does not tell. */
function readOpenFilesMax(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'latin1');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/** Half of what the system allows stays free for signed-in people, files and the database. */
export function chooseLimits(): ServerLimits {
  const openFilesMax = readOpenFilesMax() ?? Number.POSITIVE_INFINITY;
  return {
    maxEventLoopDelayMs: 3_000,
    headersTimeoutMs: 10_000,
    headersCheckMs: 2_000,
    bodyTimeoutMs: 10_000,
    lingerMs: 2_000,
    silenceMs: 60_000,
    unansweredMax: 2,
    strangerSocketsMax: Math.min(strangerSocketsMax, Math.floor(openFilesMax / 2)),
    arrivingMaxBytes: 256 * 1024 * 1024,
    arrivingMaxBytesOfPerson: 8 * 1024 * 1024,
  };
}
