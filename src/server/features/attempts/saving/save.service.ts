import type { Api, ApiReply } from '#contract/api.ts';
import { spaceWritesAtOnce, spaceWritesPerSecond } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction, type Tx } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { isOutage } from '#server/database/outage.ts';
import type { Row } from '#server/database/schema.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import {
  createRulesForPerson,
  type RulesForPerson,
} from '#server/features/attempts/reading/guest-rules.service.ts';
import { createMissingError } from '#server/features/attempts/reading/missing-attempt.service.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import {
  findSpaceCoursewares,
  type SpaceCourseware,
} from '#server/features/attempts/rows/courseware-rules.repository.ts';
import type { Attachment } from '#server/features/attempts/saving/decide-attachments.ts';
import type { AnswerSave } from '#server/features/attempts/saving/decide-save.ts';
import {
  type AnswerLimits,
  hasDrawnAnswers,
  isAnswerClosed,
  readAnswerLimits,
  storeDrawnSteps,
} from '#server/features/attempts/saving/drawn-answers.ts';
import {
  type CurrentAnswers,
  type DecidedAnswers,
  decideAnswers,
  describeSavedAnswers,
  hasChanges,
  publishSavedAnswers,
  readCurrentAnswers,
  type SavedAnswers,
  storeAnswers,
  storeFileChanges,
} from '#server/features/attempts/saving/save-answers.ts';
import {
  areAnswersAccepted,
  type EntrySave,
  type PlacedEntries,
  placeStudentEntries,
  placeTeacherEntries,
  type SavedEntry,
  storeEntries,
} from '#server/features/attempts/saving/save-entries.ts';
import { readRevision, readRevisions } from '#server/features/contents/revisions.service.ts';
import { findAnswerFilesById, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import { publishSpaceChanges } from '#server/features/spaces/save-entries.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';
import { isAllowed, refusalOf } from '#server/policy/policy.ts';
import { limitPerPerson } from '#server/rate-limit.ts';

/** Saves answers, their files and space entries. Saves of many people that arrive together are one transaction. */

type StudentSave = {
  actor: Actor;
  attemptId: number;
  answers: readonly AnswerSave[];
  attachments: readonly Attachment[];
  entries: readonly EntrySave[];
};
/** A save by an authorized teacher; `attemptId`: the attempt that gets the feedback. */
type TeacherSave = {
  actor: Actor;
  coursewareId: number;
  attemptId: number | null;
  entries: readonly EntrySave[];
};
type SaveItem = StudentSave | TeacherSave;
type SaveOutcome = { refusal: AppError } | (SavedAnswers & { entries: SavedEntry[] });

type Attempt = attempts.AttemptWithRules;
type AcceptedItem = {
  answers: DecidedAnswers | undefined;
  placeEntries: (runningIds: ReadonlySet<number>) => PlacedEntries;
};
type DecidedItem = AcceptedItem | { refusal: AppError };

/** The data needed to decide about the items of a batch, read once for all of them. */
type BatchFacts = {
  app: App;
  tx: Db;
  now: number;
  attemptById: ReadonlyMap<number, Attempt>;
  coursewareById: ReadonlyMap<number, SpaceCourseware>;
  revisionOf: Awaited<ReturnType<typeof readRevisions>>;
  currentAnswers: CurrentAnswers;
  answerLimits: AnswerLimits;
  /** Files that the sent answers and attachments name: first as stored, then as decided. */
  handedIn: Map<number, Row<'file'>>;
  rulesFor: RulesForPerson;
};

const isTeacherSave = (item: SaveItem): item is TeacherSave => 'coursewareId' in item;

const listSentFiles = ({ answers, attachments }: StudentSave): number[] => [
  ...attachments.map(({ file_id }) => file_id),
  ...answers.flatMap(({ files }) => files),
];

async function readBatchFacts(app: App, tx: Tx, items: readonly SaveItem[]): Promise<BatchFacts> {
  const studentSaves = items.filter((item): item is StudentSave => !isTeacherSave(item));
  const attemptIds = [...new Set(studentSaves.map(({ attemptId }) => attemptId))];
  await lockRows(tx, 'attempt', attemptIds);
  const attemptById = await attempts.findAttempts(tx, attemptIds);
  const coursewareIds = items.flatMap((item) => (isTeacherSave(item) ? [item.coursewareId] : []));
  const coursewareById = await findSpaceCoursewares(tx, [...new Set(coursewareIds)]);
  const revisionOf = await readRevisions(app, tx, [...attemptById.values(), ...coursewareById.values()]);
  const drawnIds = studentSaves.flatMap(({ attemptId, entries }) => {
    const attempt = attemptById.get(attemptId);
    const revision = entries.length > 0 && attempt ? revisionOf(attempt) : undefined;
    return revision && hasDrawnAnswers(revision) ? [attemptId] : [];
  });
  const now = app.now();
  return {
    app,
    tx,
    now,
    attemptById,
    coursewareById,
    revisionOf,
    currentAnswers: await readCurrentAnswers(tx, studentSaves),
    answerLimits: await readAnswerLimits(tx, drawnIds),
    handedIn: new Map(await findAnswerFilesById(tx, studentSaves.flatMap(listSentFiles))),
    rulesFor: createRulesForPerson(tx, now),
  };
}

async function findRefusal(
  db: Db,
  item: StudentSave,
  attempt: Attempt | undefined,
): Promise<AppError | undefined> {
  if (!attempt) return createMissingError(db, item.actor.id, { attemptId: item.attemptId });
  for (const action of ['attempt.work', 'attempt.answer'] as const)
    if (!(await isAllowed(db, item.actor, action, attempt))) return refusalOf(item.actor, action);
  return undefined;
}

async function decideStudentSave(facts: BatchFacts, item: StudentSave): Promise<DecidedItem> {
  const { app, tx, now, attemptById, revisionOf, rulesFor, answerLimits } = facts;
  const { actor, entries } = item;
  const storedAttempt = attemptById.get(item.attemptId);
  const attempt = storedAttempt && (await rulesFor(actor, storedAttempt));
  const revision = attempt && revisionOf(attempt);
  const refusal = await findRefusal(tx, item, attempt);
  if (refusal || !attempt || !revision) return { refusal: refusal ?? new AppError('not_found') };
  const answers = decideAnswers(item, attempt, revision, facts);
  if (entries.length === 0) return { answers, placeEntries: () => [] };
  const sharedRevision = await readRevision(app, tx, {
    revision_id: attempt.courseware_revision_id,
    courseware_id: attempt.courseware_id,
  });
  const mayShare = await isAllowed(tx, actor, 'shared_space.use', attempt);
  const sharedContent = await withSchoolWords(tx, sharedRevision);
  const limits = answerLimits.get(attempt.id) ?? [];
  const isQuestionClosed = (questionId: string) => isAnswerClosed(revision, limits, questionId, now);
  const studentWriter = { actor, attempt, revision, sharedContent, mayShare, isQuestionClosed };
  return {
    answers,
    placeEntries: (runningIds) =>
      placeStudentEntries(entries, { ...studentWriter, isLate: !runningIds.has(attempt.id) }),
  };
}

function decideTeacherSave({ coursewareById, revisionOf }: BatchFacts, item: TeacherSave): DecidedItem {
  const courseware = coursewareById.get(item.coursewareId);
  const revision = courseware && revisionOf(courseware);
  if (!courseware || !revision) return { refusal: new AppError('not_found') };
  const placeEntries = () => placeTeacherEntries(item.entries, { ...item, courseware, revision });
  return { answers: undefined, placeEntries };
}

/**
 * Stores the time of the save in the attempts with something to store, which locks them. Returns the ids of those that
 * are still in progress.
 */
async function touchRunningAttempts(
  { tx, now }: BatchFacts,
  items: readonly SaveItem[],
  decidedItems: readonly DecidedItem[],
) {
  const ids = new Set<number>();
  for (const [index, decidedItem] of decidedItems.entries()) {
    if ('refusal' in decidedItem || !decidedItem.answers) continue;
    const { attempt } = decidedItem.answers;
    const hasEntries = (items[index]?.entries.length ?? 0) > 0 && areAnswersAccepted(attempt, now);
    if (hasEntries || hasChanges(decidedItem.answers)) ids.add(attempt.id);
  }
  return ids.size > 0 ? attemptChanges.touchAttempts(tx, [...ids], now) : new Set<number>();
}

async function storeBatch(app: App, tx: Tx, items: readonly SaveItem[]): Promise<SaveOutcome[]> {
  const facts = await readBatchFacts(app, tx, items);
  const decidedItems: DecidedItem[] = [];
  for (const item of items)
    decidedItems.push(
      isTeacherSave(item) ? decideTeacherSave(facts, item) : await decideStudentSave(facts, item),
    );
  const runningIds = await touchRunningAttempts(facts, items, decidedItems);
  const acceptedItems = decidedItems.filter((decidedItem) => 'placeEntries' in decidedItem);
  const decidedAnswers = acceptedItems.flatMap(({ answers }) => answers ?? []);
  await storeAnswers(tx, decidedAnswers);
  await storeFileChanges(tx, decidedAnswers, facts.now);
  const placedEntries = acceptedItems.map(({ placeEntries }) => placeEntries(runningIds));
  const { replies, changed: changedSpaces, drawnSteps } = await storeEntries(tx, placedEntries, facts.now);
  const revisionById = new Map(decidedAnswers.map(({ attempt, revision }) => [attempt.id, revision]));
  await storeDrawnSteps(tx, drawnSteps, revisionById, facts.now);
  const entriesByItem = new Map(
    acceptedItems.map((acceptedItem, index) => [acceptedItem, replies[index] ?? []]),
  );
  const replyFacts = {
    now: facts.now,
    handedIn: await findFilesOfAnswers(tx, facts.currentAnswers.values()),
  };
  const outcomes = decidedItems.map((decidedItem): SaveOutcome => {
    if ('refusal' in decidedItem) return decidedItem;
    const { answers } = decidedItem;
    return {
      ...(answers
        ? describeSavedAnswers(answers, facts.currentAnswers, replyFacts)
        : { answers: [], attachments: [] }),
      entries: entriesByItem.get(decidedItem) ?? [],
    };
  });
  publishSavedAnswers(
    app,
    tx,
    decidedAnswers.filter(({ attempt }) => runningIds.has(attempt.id)),
  );
  publishSpaceChanges(app, tx, changedSpaces);
  return outcomes;
}

/** Returns one outcome per item; throws database errors only. */
export function saveItems(app: App, items: readonly SaveItem[]): Promise<SaveOutcome[]> {
  return inTransaction(app.db, (tx) => storeBatch(app, tx, items));
}

/** Limits each person's writes to more than anybody draws by hand. Devices keep refused writes and send them again. */
const limitWriteRate = limitPerPerson({
  atOnce: spaceWritesAtOnce,
  perSecond: spaceWritesPerSecond,
});

const batchSize = 256;
const getWriteBatch = perApp((app: App) =>
  createWriteBatch<SaveItem, SaveOutcome>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: (items) => saveItems(app, items),
  }),
);

/** Adds a save to the next batch and resolves once it is on disk. */
export async function saveInBatch(app: App, item: SaveItem) {
  if (item.entries.length > 0) limitWriteRate(app, item.actor.id, item.entries.length);
  const outcome = await getWriteBatch(app)(item);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

/** Saves answers, their files and entries of the actor's own attempt. The reply has a result for each. */
export async function saveAnswers(
  { app, actor }: SignedInContext,
  input: ParsedInputOf<Api['POST /play/save']>,
): Promise<ApiReply<'POST /play/save'>> {
  const { attempt_id: attemptId, answers, attachments, entries } = input;
  const saveOutcome = await saveInBatch(app, { actor, attemptId, answers, attachments, entries });
  return { server_now: app.now(), ...saveOutcome };
}
