import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as counters from '#server/auth/guess-counter.repository.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { AppError } from '#server/http/app-error.ts';

/** Slows down who guesses: a try counts before it is looked at, and is taken back when it was right. */

/** A key with its rule. */
export type Guess = { key: string; rule: counters.GuessRule };

/**
 * What keeps a flood of tries from the database: those of one key are counted one after another, and once the
 * database said that a key has to wait, the process repeats that for a moment without asking. Other processes may
 * have taken a try back meanwhile, so the moment is short.
 */
type Gate = {
  lines: Map<string, Promise<unknown>>;
  waits: LRUCache<string, { since: number; until: number }>;
};

const repeatMs = 1_000;
const gates = new WeakMap<Db, Gate>();

function gateOf(db: Db): Gate {
  const known = gates.get(db);
  if (known) return known;
  const gate: Gate = { lines: new Map(), waits: new LRUCache({ max: 10_000 }) };
  gates.set(db, gate);
  return gate;
}

/** Neither addresses nor email addresses are stored, only this. */
export function guessKey(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'), 'base64url');
}

function refuse(waitMs: number): never {
  throw new AppError('too_many_attempts', {}, waitMs);
}

function refuseKnownWaits({ waits }: Gate, guesses: readonly Guess[], now: number): void {
  for (const { key } of guesses) {
    const wait = waits.get(key);
    if (wait && now < wait.until && now < wait.since + repeatMs) refuse(wait.until - now);
  }
}

async function countAll(db: Db, gate: Gate, guesses: readonly Guess[], now: number): Promise<void> {
  for (const { key, rule } of guesses) {
    const waitMs = await counters.countGuess(db, key, rule, now);
    if (waitMs === 0) continue;
    gate.waits.set(key, { since: now, until: now + waitMs });
    refuse(waitMs);
  }
}

/** Runs `work` after all earlier work of the line, however that ended. */
async function inLine({ lines }: Gate, name: string, work: () => Promise<void>): Promise<void> {
  const turn = (lines.get(name) ?? Promise.resolve()).then(work);
  const end = turn.catch(() => undefined);
  lines.set(name, end);
  try {
    await turn;
  } finally {
    if (lines.get(name) === end) lines.delete(name);
  }
}

/**
 * Counts a try under all keys, or under none. Refuses 'too_many_attempts' while one of them has to wait; what is
 * refused does not count. The last key is the one that most tries share.
 */
export async function countGuesses(
  { db, now }: { db: Db; now: () => number },
  guesses: readonly Guess[],
): Promise<void> {
  const gate = gateOf(db);
  refuseKnownWaits(gate, guesses, now());
  await inLine(gate, guesses.at(-1)?.key ?? '', async () => {
    refuseKnownWaits(gate, guesses, now());
    if (guesses.length === 1) await countAll(db, gate, guesses, now());
    else await inTransaction(db, (tx) => countAll(tx, gate, guesses, now()));
  });
}

/** Takes a try back that was right, or that was not looked at. `db` may be a transaction. */
export async function takeBackGuesses(app: { db: Db }, db: Db, guesses: readonly Guess[]): Promise<void> {
  for (const { key } of guesses) {
    await counters.takeBackGuess(db, key);
    gateOf(app.db).waits.delete(key);
  }
}
