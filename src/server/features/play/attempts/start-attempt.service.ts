import { randomInt } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { chooseSelection } from '#server/features/contents/selection.service.ts';
import { addGroupmates, type SharedAttempt } from '#server/features/play/attempts/add-groupmates.service.ts';
import { readAttempt } from '#server/features/play/attempts/attempt.service.ts';
import { publishAttempt } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { findBlock } from '#server/features/play/attempts/availability.ts';
import { refusalOfMissing } from '#server/features/play/attempts/missing-attempt.service.ts';
import { insertAttempts, type NewAttempt } from '#server/features/play/attempts/new-attempts.repository.ts';
import { attemptDeadline } from '#server/features/play/attempts/time-limits.ts';
import { effectiveRules } from '#server/features/play/exceptions/effective-rules.ts';
import { findExceptions } from '#server/features/play/exceptions/exceptions.repository.ts';
import * as coursewares from '#server/features/play/home/coursewares.repository.ts';
import {
  listSettledAttempts,
  readIsAssigned,
  refusalOfUnassigned,
} from '#server/features/play/home/home.service.ts';
import { lockGuests } from '#server/features/play/joining/guests.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

/** Seeds fit into a 32-bit integer, the column type of both databases. */
const seedMax = 2 ** 31 - 1;

const batchSize = 128;
type Starting = { row: NewAttempt; isGuest: boolean };
const batchOfApp = new WeakMap<App, WriteBatch<Starting, number | undefined>>();

/** Drops the attempts of guests whom the teacher has removed meanwhile. */
async function dropRemoved(tx: Db, starting: readonly Starting[]): Promise<NewAttempt[]> {
  const guests = starting.flatMap(({ row, isGuest }) => (isGuest ? [row.user_id] : []));
  const present = guests.length > 0 ? await lockGuests(tx, guests) : new Set<number>();
  return starting.flatMap(({ row, isGuest }) => (isGuest && !present.has(row.user_id) ? [] : [row]));
}

/** Applies the current rules, because the teacher may have closed the courseware or changed its times meanwhile. */
async function applyRules(tx: Db, rows: readonly NewAttempt[]): Promise<SharedAttempt[]> {
  const ids = new Set(rows.map(({ courseware_id }) => courseware_id));
  const rulesOf = await coursewares.lockStartRules(tx, [...ids]);
  const exceptionOf = await findExceptions(tx, rows);
  const allowedAttempts: SharedAttempt[] = [];
  for (const row of rows) {
    const common = rulesOf.get(row.courseware_id);
    const rules = common && effectiveRules(common, exceptionOf(row));
    if (!rules || findBlock({ ...rules, attempts_allowed: 0 }, [], row.started_at)) continue;
    const startedAttempt = { ...row, deadline_at: attemptDeadline(row, rules) };
    const alone = { row: startedAttempt, members: [{ user_id: row.user_id, number: row.user_number }] };
    allowedAttempts.push(
      common.work_by === 'group' ? await addGroupmates(tx, startedAttempt, common) : alone,
    );
  }
  return allowedAttempts;
}

/** Classes start all at once, so their attempts are stored in batches. */
function batchOf(app: App): WriteBatch<Starting, number | undefined> {
  const known = batchOfApp.get(app);
  if (known) return known;
  const batch = createWriteBatch<Starting, number | undefined>({
    maxItems: batchSize,
    isCommon: (error) => isOutage(app.parts, error),
    write: async (starting) => {
      const insertedAttempts = await inTransaction(app.db, async (tx) =>
        insertAttempts(tx, await applyRules(tx, await dropRemoved(tx, starting))),
      );
      const ids = new Map(insertedAttempts.map((row) => [`${row.courseware_id}/${row.user_id}`, row.id]));
      return starting.map(({ row }) => ids.get(`${row.courseware_id}/${row.user_id}`));
    },
  });
  batchOfApp.set(app, batch);
  return batch;
}

type Input = ParsedInputOf<Api['POST /play/start']>;

/** The content that the type selects for a new attempt, and its points. */
async function chooseForAttempt(app: App, courseware: coursewares.PlayCourseware, seed: number) {
  const { revision_id, max_score, type } = courseware;
  if (!app.activities.findServer(type)) return { selection: null, max_score };
  const selection = await chooseSelection(app, revision_id, seed);
  return { selection, max_score: (await readRevision(app, app.db, { revision_id, selection })).max_score };
}

/** The new attempt's id; undefined if another device was faster or the rules have changed meanwhile. */
async function insertNext(
  app: App,
  courseware: coursewares.PlayCourseware,
  { actor, number, key }: { actor: Actor; number: number; key: string | undefined },
): Promise<number | undefined> {
  const now = app.now();
  const seed = randomInt(1, seedMax);
  const chosenContents = await chooseForAttempt(app, courseware, seed);
  const row = {
    courseware_id: courseware.id,
    user_id: actor.id,
    user_number: number,
    revision_id: courseware.revision_id,
    creation_key: key ?? null,
    seed,
    ...chosenContents,
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
  const id = await batchOf(app)({ row, isGuest: actor.guest_courseware_id !== null });
  if (id !== undefined) publishAttempt(app, { id, courseware_id: courseware.id });
  return id;
}

/** The attempt to continue: one in progress, or the one that an earlier send of this call has started. */
function findOwn(
  ownAttempts: readonly attempts.OwnAttempt[],
  key: string | undefined,
): attempts.OwnAttempt | undefined {
  const running = ownAttempts.find(({ state }) => state === 'in_progress');
  return running ?? ownAttempts.find(({ creation_key }) => key !== undefined && creation_key === key);
}

/**
 * Continues the attempt in progress, or starts the next one with the courseware's current revision. Simultaneous
 * calls from two devices get the same attempt. Refuses 'courseware_closed' (also for continuing), 'not_open_yet',
 * 'past_due', 'attempts_used_up', and 'not_assigned' if the courseware is for other students of the class.
 */
export async function startAttempt(
  context: SignedInContext,
  { courseware_id, key }: Input,
): Promise<ApiReply<'POST /play/start'>> {
  const { app, db, actor } = context;
  const courseware = await coursewares.findPlayCourseware(db, courseware_id, actor.id);
  if (!courseware) throw await refusalOfMissing(db, actor.id, { coursewareId: courseware_id });
  const isForActor = await readIsAssigned(context, courseware);

  const ownAttempts = await listSettledAttempts(app, actor.id, [courseware_id]);
  const ownAttempt = findOwn(ownAttempts, key);
  if (ownAttempt?.state === 'submitted') return readAttempt(context, ownAttempt.id);
  const block = findBlock(courseware, ownAttempts, app.now());
  if (block) throw new AppError(block);
  if (ownAttempt) return readAttempt(context, ownAttempt.id);
  if (!isForActor) throw refusalOfUnassigned(actor);

  const number = (ownAttempts[0]?.number ?? 0) + 1;
  const id = await insertNext(app, courseware, { actor, number, key });
  if (id !== undefined) return readAttempt(context, id);
  const changedCourseware = await coursewares.findPlayCourseware(db, courseware_id, actor.id);
  if (!changedCourseware) throw await refusalOfMissing(db, actor.id, { coursewareId: courseware_id });
  const refusal = findBlock({ ...changedCourseware, attempts_allowed: 0 }, [], app.now());
  if (refusal) throw new AppError(refusal);
  const [newest] = await attempts.listOwnAttempts(db, actor.id, [courseware_id]);
  return readAttempt(context, requireFound(newest).id);
}
