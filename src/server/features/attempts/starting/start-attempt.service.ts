import { randomInt } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction, type Tx } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import { listUpToDateAttempts, readAttempt } from '#server/features/attempts/ending/own-attempt.service.ts';
import { publishAttemptChange } from '#server/features/attempts/reading/attempt-events.service.ts';
import {
  createUnassignedRefusal,
  type PlayCourseware,
  readIsAssigned,
  requirePlayCourseware,
} from '#server/features/attempts/reading/play-coursewares.service.ts';
import { readServerLimits } from '#server/features/attempts/reading/server-limits.service.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import { lockStartRules } from '#server/features/attempts/rows/courseware-rules.repository.ts';
import { findExceptions } from '#server/features/attempts/rows/exceptions.repository.ts';
import {
  insertAttempts,
  lockGuests,
  type NewAttempt,
} from '#server/features/attempts/rows/new-attempts.repository.ts';
import { findBlockReason } from '#server/features/attempts/rules/availability.ts';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import { computeAttemptDeadline } from '#server/features/attempts/rules/time-limits.ts';
import {
  addGroupmates,
  type SharedAttempt,
} from '#server/features/attempts/starting/add-groupmates.service.ts';
import { trackSelections } from '#server/features/bank-links/bank-links.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { chooseSelection } from '#server/features/contents/selection.service.ts';
import { recordStarts } from '#server/features/statements/record-statements.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';

/** Seeds fit into a 32-bit integer, the column type of both databases. */
const seedMax = 2 ** 31 - 1;

const batchSize = 128;
type StartRequest = { row: NewAttempt; isGuest: boolean };

/** Drops the attempts of guests whom the teacher has removed meanwhile. */
async function dropRemovedGuests(tx: Db, startRequests: readonly StartRequest[]): Promise<NewAttempt[]> {
  const guestIds = startRequests.flatMap(({ row, isGuest }) => (isGuest ? [row.user_id] : []));
  const presentGuestIds = guestIds.length > 0 ? await lockGuests(tx, guestIds) : new Set<number>();
  return startRequests.flatMap(({ row, isGuest }) =>
    isGuest && !presentGuestIds.has(row.user_id) ? [] : [row],
  );
}

/** Applies the current rules, because the teacher may have closed the courseware or changed its times meanwhile. */
async function applyStartRules(app: App, tx: Db, rows: readonly NewAttempt[]): Promise<SharedAttempt[]> {
  const coursewareIds = new Set(rows.map(({ courseware_id }) => courseware_id));
  const rulesByCourseware = await lockStartRules(tx, [...coursewareIds]);
  const exceptionOf = await findExceptions(tx, rows);
  const limitsFor = await readServerLimits(app, tx, rows, rulesByCourseware.values());
  const allowedAttempts: SharedAttempt[] = [];
  for (const row of rows) {
    const storedRules = rulesByCourseware.get(row.courseware_id);
    const classRules = storedRules && limitsFor(row, storedRules);
    const rules = classRules && effectiveRules(classRules, exceptionOf(row));
    if (!rules || findBlockReason({ ...rules, attempts_allowed: 0 }, [], row.started_at)) continue;
    const startedAttempt = { ...row, deadline_at: computeAttemptDeadline(row, rules) };
    const soloAttempt = { row: startedAttempt, members: [{ user_id: row.user_id, number: row.user_number }] };
    allowedAttempts.push(
      classRules.work_by === 'group' ? await addGroupmates(tx, startedAttempt, classRules) : soloAttempt,
    );
  }
  return allowedAttempts;
}

/** A selection that names questions of the bank keeps their versions. */
function trackStartedSelections(
  tx: Tx,
  startRequests: readonly StartRequest[],
  started: readonly { id: number; courseware_id: number; user_id: number }[],
): Promise<void> {
  const selectionByStarter = new Map(
    startRequests.map(({ row }) => [`${row.courseware_id}/${row.user_id}`, row.selection ?? null]),
  );
  return trackSelections(
    tx,
    started.map(({ id, courseware_id, user_id }) => ({
      id,
      selection: selectionByStarter.get(`${courseware_id}/${user_id}`) ?? null,
    })),
  );
}

/** Classes start all at once, so their attempts are stored in batches. */
const getWriteBatch = perApp((app: App) =>
  createWriteBatch<StartRequest, number | undefined>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: async (startRequests) => {
      const insertedAttempts = await inTransaction(app.db, async (tx) => {
        const startableRows = await dropRemovedGuests(tx, startRequests);
        const startedAttempts = await insertAttempts(tx, await applyStartRules(app, tx, startableRows));
        await trackStartedSelections(tx, startRequests, startedAttempts);
        await recordStarts(
          app,
          tx,
          startedAttempts.map(({ id }) => id),
        );
        for (const attempt of startedAttempts) publishAttemptChange(app, tx, attempt);
        return startedAttempts;
      });
      const idByStarter = new Map(
        insertedAttempts.map((row) => [`${row.courseware_id}/${row.user_id}`, row.id]),
      );
      return startRequests.map(({ row }) => idByStarter.get(`${row.courseware_id}/${row.user_id}`));
    },
  }),
);

type StartInput = ParsedInputOf<Api['POST /play/start']>;

/** Selects the content of a new attempt, if its type does so, and returns it with its maximum score. */
async function chooseAttemptContent(app: App, courseware: PlayCourseware, userId: number, seed: number) {
  const { id: courseware_id, revision_id, type } = courseware;
  const selection = app.activities.findServer(type)
    ? await chooseSelection(app, { revisionId: revision_id, userId }, seed)
    : null;
  const { max_score } = await readRevision(app, app.db, { revision_id, courseware_id, selection });
  return { selection, max_score };
}

/** Returns the new attempt's id; undefined if another device was faster or the rules have changed meanwhile. */
async function insertNextAttempt(
  app: App,
  courseware: PlayCourseware,
  { actor, number, key }: { actor: Actor; number: number; key: string | undefined },
): Promise<number | undefined> {
  const now = app.now();
  const seed = randomInt(1, seedMax);
  const chosenContent = await chooseAttemptContent(app, courseware, actor.id, seed);
  const row = {
    courseware_id: courseware.id,
    user_id: actor.id,
    user_number: number,
    revision_id: courseware.revision_id,
    creation_key: key ?? null,
    seed,
    ...chosenContent,
    shuffle: courseware.shuffle,
    state: 'in_progress',
    started_at: now,
    submitted_at: null,
    ended_by: null,
    last_saved_at: null,
    score: null,
    needs_teacher: 0,
    time_ms: 0,
    comment: '',
    comment_by: null,
  } as const;
  const id = await getWriteBatch(app)({ row, isGuest: actor.guest_courseware_id !== null });
  return id;
}

/** The attempt in progress, or the attempt that an earlier send of this same call has started. */
function findAttemptToContinue(
  ownAttempts: readonly attempts.OwnAttempt[],
  key: string | undefined,
): attempts.OwnAttempt | undefined {
  const runningAttempt = ownAttempts.find(({ state }) => state === 'in_progress');
  return runningAttempt ?? ownAttempts.find(({ creation_key }) => key !== undefined && creation_key === key);
}

/**
 * Continues the attempt in progress, or starts the next one with the courseware's current revision. Simultaneous
 * calls from two devices get the same attempt. Refuses with 'courseware_closed' (also for continuing), 'not_open_yet',
 * 'past_due', 'attempts_used_up', and 'not_assigned' if the courseware is for other students of the class.
 */
export async function startAttempt(
  context: SignedInContext,
  { courseware_id, key }: StartInput,
): Promise<ApiReply<'POST /play/start'>> {
  const { app, db, actor } = context;
  const courseware = await requirePlayCourseware(context, courseware_id);
  const isForActor = await readIsAssigned(context, courseware);

  const ownAttempts = await listUpToDateAttempts(app, actor.id, [courseware_id]);
  const ownAttempt = findAttemptToContinue(ownAttempts, key);
  if (ownAttempt?.state === 'submitted') return readAttempt(context, ownAttempt.id);
  const blockReason = findBlockReason(courseware, ownAttempts, app.now());
  if (blockReason) throw new AppError(blockReason);
  if (ownAttempt) return readAttempt(context, ownAttempt.id);
  if (!isForActor) throw createUnassignedRefusal(actor);

  const number = (ownAttempts[0]?.number ?? 0) + 1;
  const id = await insertNextAttempt(app, courseware, { actor, number, key });
  if (id !== undefined) return readAttempt(context, id);
  const changedCourseware = await requirePlayCourseware(context, courseware_id);
  const laterBlockReason = findBlockReason({ ...changedCourseware, attempts_allowed: 0 }, [], app.now());
  if (laterBlockReason) throw new AppError(laterBlockReason);
  const [newestAttempt] = await attempts.listOwnAttempts(db, actor.id, [courseware_id]);
  return readAttempt(context, requireFound(newestAttempt).id);
}
