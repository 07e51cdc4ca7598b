import { hash } from 'node:crypto';
import * as counters from '#server/auth/guess-counter.repository.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { AppError } from '#server/http/app-error.ts';

/** Slows down who guesses: a try counts before it is looked at, and is taken back when it was right. */

/** A key with its rule. */
export type Guess = { key: string; rule: counters.GuessRule };

/** Neither addresses nor email addresses are stored, only this. */
export function guessKey(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'), 'base64url');
}

/**
 * Counts a try under all keys, or under none. Refuses 'too_many_attempts' while one of them has to wait; what is
 * refused does not count.
 */
export function countGuesses(db: Db, guesses: readonly Guess[], now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const { key, rule } of guesses) {
      const waitMs = await counters.countGuess(tx, key, rule, now);
      if (waitMs > 0) throw new AppError('too_many_attempts', {}, waitMs);
    }
  });
}
