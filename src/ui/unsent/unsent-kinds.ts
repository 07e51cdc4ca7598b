import type { UnsentEntry } from './unsent-entry.ts';
import type { Failure, SentKind } from './unsent-rules.ts';

/** How each kind of work is sent. */

export type SendResult<Body = unknown> = {
  reply?: unknown;
  /** Changes what its author wrote meanwhile by what the server has now, such as a number that must be higher. */
  rebase?: (body: Body) => Body;
} & ({ isSent: true } | { isSent: false; failure: Failure; message?: string });

/** Loaded when the kind is first sent. */
export type Sender<Body = unknown> = {
  /** One result for each entry. Throws what concerns all of them. */
  send: (entries: readonly UnsentEntry<Body>[]) => Promise<SendResult<Body>[]>;
  /** The work as its author would read it, for saving it as a file. Entries with bytes are saved as these. */
  toText: (entry: UnsentEntry<Body>) => string;
};

export type KindRules<Body = unknown> = {
  /** Raised when the form of bodies changes; `upgrade` reads older ones. */
  version: number;
  upgrade?: (body: unknown, version: number) => Body;
  /** Entries that one call takes. */
  batchSize: number;
  /** Length of their bodies as JSON that one call takes, in characters. */
  batchMaxLength?: number;
  /** Whether a new entry replaces the stored one of its name; without it, always. */
  replaces?: (added: Body, stored: Body) => boolean;
  /** Whether the entry is sent only once its lane has no more files to send. */
  waitsForFiles?: (body: Body) => boolean;
  load: () => Promise<Sender<Body>>;
};

export type KindsOfApp = Partial<Record<SentKind, KindRules>>;

/** Rules of a kind for the list of an app, which does not know the kind's bodies. */
export const defineUnsent = <Body>(rules: KindRules<Body>): KindRules => rules as unknown as KindRules;

/** The first entries that one call takes; the first one is always among them. */
export function cutBatch(
  entries: readonly UnsentEntry[],
  { batchSize, batchMaxLength = Infinity }: KindRules,
): UnsentEntry[] {
  let length = 0;
  return entries.slice(0, batchSize).filter(({ body }, index) => {
    length += batchMaxLength === Infinity ? 0 : JSON.stringify(body).length;
    return index === 0 || length <= batchMaxLength;
  });
}
