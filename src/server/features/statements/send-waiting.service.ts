import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  readSendState,
  readStoreAccess,
  type SendOutcome,
  writeSendState,
} from '#server/features/statements/record-store.service.ts';
import { deleteEvents } from '#server/features/statements/statements.repository.ts';
import {
  listNextStatements,
  type WaitingStatement,
} from '#server/features/statements/waiting-statements.service.ts';
import { isConflict, isPerhapsOfOne, postStatements, type StoreAccess } from './post-statements.ts';

/**
 * Sends what waits, in order. An event is deleted once the store has all its statements, so that none is lost while the store
 * is away; one that is sent again after a crash has the same id, by which the store knows it.
 */

const statementsAtOnce = 50;
/** A run ends after this time; what is left is sent by the next one. */
const runMaxMs = 4 * 60_000;
const firstDelayMs = 10_000;
const delayMaxMs = 5 * 60_000;

type SendOptions = { signal: AbortSignal; timeMaxMs?: number };

async function noteSent(app: App, seqs: readonly number[]): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await deleteEvents(tx, seqs);
    await writeSendState(tx, { error: null, status: null, sent_at: app.now(), failures: 0, retry_at: null });
  });
}

/** Doubles the delay with each failure. */
async function noteFailure(app: App, { error, status }: SendOutcome): Promise<void> {
  const state = await readSendState(app.db);
  const delayMs = Math.min(delayMaxMs, firstDelayMs * 2 ** Math.min(state.failures, 10));
  await writeSendState(app.db, {
    ...state,
    error,
    status,
    failures: state.failures + 1,
    retry_at: app.now() + delayMs,
  });
}

/**
 * Sends one after the other and stops at the first that the store does not take. The event of that one stays, and those of its
 * statements that the store has are known to it when they come again.
 */
async function sendOneByOne(
  app: App,
  store: StoreAccess,
  waiting: readonly WaitingStatement[],
  options: SendOptions,
): Promise<SendOutcome> {
  let lastOutcome: SendOutcome = { error: null, status: null };
  for (const { seq, json, isLast } of waiting) {
    lastOutcome = await postStatements(store, [json], options);
    if (lastOutcome.error !== null && !isConflict(lastOutcome)) return lastOutcome;
    if (isLast) await noteSent(app, [seq]);
  }
  return { ...lastOutcome, error: null };
}

async function sendTogether(
  app: App,
  store: StoreAccess,
  waiting: readonly WaitingStatement[],
  options: SendOptions,
): Promise<SendOutcome> {
  const outcome = await postStatements(
    store,
    waiting.map(({ json }) => json),
    options,
  );
  if (isPerhapsOfOne(outcome)) return sendOneByOne(app, store, waiting, options);
  if (outcome.error === null) await noteSent(app, [...new Set(waiting.map(({ seq }) => seq))]);
  return outcome;
}

/** Sends until nothing waits, the store fails or the time of a run is over. */
export async function sendWaiting(app: App, options: SendOptions): Promise<void> {
  const endAt = app.now() + runMaxMs;
  while (app.now() < endAt) {
    const store = await readStoreAccess(app.db);
    if (!store.is_on) return;
    const waiting = await listNextStatements(app.db, statementsAtOnce);
    if (waiting.length === 0) return;
    const outcome = await sendTogether(app, store, waiting, options);
    if (outcome.error !== null) return noteFailure(app, outcome);
  }
}
