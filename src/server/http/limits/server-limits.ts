import { readFileSync } from 'node:fs';

/** Time-outs and capacities of the server, in milliseconds, bytes and connections. Tests use small ones. */

export type ServerLimits = {
  /** While the event loop is delayed longer than this, calls get 503; 0 = never. */
  maxEventLoopDelayMs: number;
  /** From connecting, or the first byte of a later request, to the end of the headers. */
  headersTimeoutMs: number;
  /** How often late headers are checked. */
  headersCheckMs: number;
  /**
   * From the headers to the end of a call's body; large bodies may take longer, at `bodySlowestBytesPerSecond`. Uploads
   * have no such limit.
   */
  bodyTimeoutMs: number;
  bodySlowestBytesPerSecond: number;
  /** How long the rest of a body is read after the reply. */
  lingerMs: number;
  /** Connections without traffic are closed after this time. Streams send heartbeats more often. */
  silenceMs: number;
  /** How often live connections are checked: the person's rights, and whether the browser still answers. */
  liveCheckMs: number;
  /** Maximum number of requests without a reply on one connection. */
  unansweredMax: number;
  /** Maximum number of connections that have sent no signed-in request yet. */
  anonymousSocketsMax: number;
  /** Maximum size of large bodies that are arriving: in total, and for one person who sends several. */
  arrivingMaxBytes: number;
  arrivingMaxBytesOfPerson: number;
};

/**
 * Enough for a school of 6,000 people who open the sign-in page in the same minute; a connection takes about 20 KB.
 */
const anonymousSocketsMax = 12_000;

/** How many files and connections this process may open; undefined if the system does not say. */
function readOpenFilesMax(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'latin1');
    const [, softLimit] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return softLimit === undefined ? undefined : Number(softLimit);
  } catch {
    return undefined;
  }
}

/** Half of the system's limit stays free for signed-in people, files and the database. */
export function chooseLimits(): ServerLimits {
  const openFilesMax = readOpenFilesMax() ?? Number.POSITIVE_INFINITY;
  return {
    maxEventLoopDelayMs: 3_000,
    headersTimeoutMs: 10_000,
    headersCheckMs: 2_000,
    bodyTimeoutMs: 10_000,
    bodySlowestBytesPerSecond: 128 * 1024,
    lingerMs: 2_000,
    silenceMs: 60_000,
    liveCheckMs: 15_000,
    unansweredMax: 2,
    anonymousSocketsMax: Math.min(anonymousSocketsMax, Math.floor(openFilesMax / 2)),
    arrivingMaxBytes: 256 * 1024 * 1024,
    arrivingMaxBytesOfPerson: 8 * 1024 * 1024,
  };
}
