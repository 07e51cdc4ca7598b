import { AppError } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevision, readRevisions } from '#server/features/contents/revisions.service.ts';
import { findAnswerFilesById, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import * as attemptChanges from '#server/features/play/attempts/attempt-changes.repository.ts';
import { publishAttemptSaved } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { createMissingError } from '#server/features/play/attempts/missing-attempt.service.ts';
import {
  createRulesForPerson,
  type RulesForPerson,
} from '#server/features/play/feedback/guest-rules.service.ts';
import {
  findSpaceCoursewares,
  type SpaceCourseware,
} from '#server/features/play/home/coursewares.repository.ts';
import { type CurrentAnswers, readCurrentAnswers } from '#server/features/play/saving/current-answers.ts';
import {
  type DecidedAnswers,
  decideAnswers,
  hasChanges,
  hasFileChanges,
} from '#server/features/play/saving/decide-answers.ts';
import type { Attachment } from '#server/features/play/saving/decide-attachments.ts';
import type { AnswerSave } from '#server/features/play/saving/decide-save.ts';
import {
  describeSavedAnswers,
  describeSavedAttachments,
  type SavedAnswer,
  type SavedAttachment,
} from '#server/features/play/saving/describe-saved.ts';
import { placeStudentEntries } from '#server/features/play/saving/place-student-entries.ts';
import { placeTeacherEntries } from '#server/features/play/saving/place-teacher-entries.ts';
import type { EntrySave, PlacedEntries } from '#server/features/play/saving/placed-entry.ts';
import { storeAnswers, storeFileChanges } from '#server/features/play/saving/save-answers.ts';
import {
  areAnswersAccepted,
  type SavedEntry,
  storeEntries,
} from '#server/features/play/saving/save-entries.ts';
import { publishSpaceChanges } from '#server/features/spaces/space-news.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { App } from '#server/http/context.ts';
import { isAllowed, refusalOf } from '#server/policy/policy.ts';

/** Saves answers, their files and space entries of many people in one transaction. */

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
export type SaveItem = StudentSave | TeacherSave;
export type SaveOutcome =
  | { refusal: AppError }
  | { answers: SavedAnswer[]; attachments: SavedAttachment[]; entries: SavedEntry[] };

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
  /** Files that the sent answers and attachments name: first as stored, then as decided. */
  handedIn: Map<number, Row<'file'>>;
  rulesFor: RulesForPerson;
};

const isTeacherSave = (item: SaveItem): item is TeacherSave => 'coursewareId' in item;

const listSentFiles = ({ answers, attachments }: StudentSave): number[] => [
  ...attachments.map(({ file_id }) => file_id),
  ...answers.flatMap(({ files }) => files),
];

/** Locks attempts whose files may change before they are read, so that two processes cannot lose each other's changes. */
async function lockAttemptsWithFiles(tx: Db, saves: readonly StudentSave[]): Promise<void> {
  const savesWithFiles = saves.filter((save) => listSentFiles(save).length > 0);
  await attemptChanges.lockAttempts(tx, [...new Set(savesWithFiles.map(({ attemptId }) => attemptId))]);
}

async function readBatchFacts(app: App, tx: Db, items: readonly SaveItem[]): Promise<BatchFacts> {
  const studentSaves = items.filter((item): item is StudentSave => !isTeacherSave(item));
  await lockAttemptsWithFiles(tx, studentSaves);
  const attemptById = await attempts.findAttempts(tx, [
    ...new Set(studentSaves.map(({ attemptId }) => attemptId)),
  ]);
  const coursewareIds = items.flatMap((item) => (isTeacherSave(item) ? [item.coursewareId] : []));
  const coursewareById = await findSpaceCoursewares(tx, [...new Set(coursewareIds)]);
  const now = app.now();
  return {
    app,
    tx,
    now,
    attemptById,
    coursewareById,
    revisionOf: await readRevisions(app, tx, [...attemptById.values(), ...coursewareById.values()]),
    currentAnswers: await readCurrentAnswers(tx, studentSaves),
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
  const { app, tx, attemptById, revisionOf, rulesFor } = facts;
  const { actor, entries } = item;
  const storedAttempt = attemptById.get(item.attemptId);
  const attempt = storedAttempt && (await rulesFor(actor, storedAttempt));
  const revision = attempt && revisionOf(attempt);
  const refusal = await findRefusal(tx, item, attempt);
  if (refusal || !attempt || !revision) return { refusal: refusal ?? new AppError('not_found') };
  const answers = decideAnswers(item, attempt, revision, facts);
  if (entries.length === 0) return { answers, placeEntries: () => [] };
  const sharedRevision = await readRevision(app, tx, { revision_id: attempt.courseware_revision_id });
  const mayShare = await isAllowed(tx, actor, 'shared_space.use', attempt);
  const sharedContent = await withSchoolWords(tx, sharedRevision);
  const studentWriter = { actor, attempt, revision, sharedContent, mayShare };
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

async function storeBatch(app: App, tx: Db, items: readonly SaveItem[]) {
  const facts = await readBatchFacts(app, tx, items);
  const decidedItems: DecidedItem[] = [];
  for (const item of items)
    decidedItems.push(
      isTeacherSave(item) ? decideTeacherSave(facts, item) : await decideStudentSave(facts, item),
    );
  const runningIds = await touchRunningAttempts(facts, items, decidedItems);
  const acceptedItems = decidedItems.filter((decidedItem) => 'placeEntries' in decidedItem);
  const decidedAnswers = acceptedItems.flatMap(({ answers }) => answers ?? []);
  const unstoredKeys = await storeAnswers(tx, decidedAnswers, facts.currentAnswers, runningIds);
  await storeFileChanges(tx, decidedAnswers, facts.now);
  const placedEntries = acceptedItems.map(({ placeEntries }) => placeEntries(runningIds));
  const { replies, changed: changedSpaces } = await storeEntries(tx, placedEntries, facts.now);
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
      answers: answers ? describeSavedAnswers(answers, facts.currentAnswers, unstoredKeys, replyFacts) : [],
      attachments: answers ? describeSavedAttachments(answers, facts.currentAnswers, replyFacts) : [],
      entries: entriesByItem.get(decidedItem) ?? [],
    };
  });
  const changedAnswers = decidedAnswers.filter(({ attempt }) => runningIds.has(attempt.id));
  return {
    outcomes,
    attempts: new Map(changedAnswers.map(({ attempt }) => [attempt.id, attempt])),
    idsWithFileChanges: new Set(changedAnswers.filter(hasFileChanges).map(({ attempt }) => attempt.id)),
    spaces: changedSpaces,
  };
}

/** Returns one outcome per item; throws database errors only. */
export async function saveItems(app: App, items: readonly SaveItem[]): Promise<SaveOutcome[]> {
  const savedBatch = await inTransaction(app.db, (tx) => storeBatch(app, tx, items));
  for (const attempt of savedBatch.attempts.values())
    publishAttemptSaved(app, attempt, {
      hasFileChanges: savedBatch.idsWithFileChanges.has(attempt.id),
    });
  publishSpaceChanges(app, savedBatch.spaces);
  return savedBatch.outcomes;
}
