import { AppError } from '#server/app-error.ts';
import type { Actor } from '#server/auth/actor.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readRevision, readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  findFilesOfAnswers,
  findHandedInFiles,
  type HandedInFiles,
} from '#server/features/files/answer-files.service.ts';
import * as attemptChanges from '#server/features/play/attempts/attempt-changes.repository.ts';
import { publishSaved } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { refusalOfMissing } from '#server/features/play/attempts/missing-attempt.service.ts';
import {
  openRulesForPerson,
  type RulesForPerson,
} from '#server/features/play/feedback/guest-rules.service.ts';
import { findTaught, type TaughtCourseware } from '#server/features/play/home/coursewares.repository.ts';
import { type CurrentAnswers, readCurrent } from '#server/features/play/saving/current-answers.ts';
import { type DecidedAnswers, decideAnswers } from '#server/features/play/saving/decide-answers.ts';
import type { AnswerSave } from '#server/features/play/saving/decide-save.ts';
import { describeSaved, type SavedAnswer } from '#server/features/play/saving/describe-saved.ts';
import { placeStudentEntries } from '#server/features/play/saving/place-student-entries.ts';
import { placeTeacherEntries } from '#server/features/play/saving/place-teacher-entries.ts';
import type { EntrySave, PlacedEntries } from '#server/features/play/saving/placed-entry.ts';
import { storeAnswers } from '#server/features/play/saving/save-answers.ts';
import { isWorking, type SavedEntry, storeEntries } from '#server/features/play/saving/save-entries.ts';
import { publishSpaces } from '#server/features/spaces/space-news.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { App } from '#server/http/context.ts';
import { isAllowed, refusalOf } from '#server/policy/policy.ts';

/** Saves answers and space entries of many people in one transaction. */

type StudentSave = {
  actor: Actor;
  attemptId: number;
  answers: readonly AnswerSave[];
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
export type SaveOutcome = { refusal: AppError } | { answers: SavedAnswer[]; entries: SavedEntry[] };

type Attempt = attempts.AttemptWithRules;
type AcceptedItem = {
  answers: DecidedAnswers | undefined;
  place: (open: ReadonlySet<number>) => PlacedEntries;
};
type Decided = AcceptedItem | { refusal: AppError };

/** All facts needed to decide the items of a batch, read once. */
type BatchFacts = {
  app: App;
  tx: Db;
  now: number;
  attemptOf: ReadonlyMap<number, Attempt>;
  taught: ReadonlyMap<number, TaughtCourseware>;
  revisionOf: Awaited<ReturnType<typeof readRevisions>>;
  current: CurrentAnswers;
  /** Files named in the sent answers. */
  handedIn: HandedInFiles;
  rulesFor: RulesForPerson;
};

const isTeachers = (item: SaveItem): item is TeacherSave => 'coursewareId' in item;

async function readBatchFacts(app: App, tx: Db, items: readonly SaveItem[]): Promise<BatchFacts> {
  const students = items.filter((item): item is StudentSave => !isTeachers(item));
  const attemptOf = await attempts.findAttempts(tx, [...new Set(students.map(({ attemptId }) => attemptId))]);
  const coursewareIds = items.flatMap((item) => (isTeachers(item) ? [item.coursewareId] : []));
  const taughtById = await findTaught(tx, [...new Set(coursewareIds)]);
  const now = app.now();
  return {
    app,
    tx,
    now,
    attemptOf,
    taught: taughtById,
    revisionOf: await readRevisions(app, tx, [...attemptOf.values(), ...taughtById.values()]),
    current: await readCurrent(tx, students),
    handedIn: await findHandedInFiles(
      tx,
      students.flatMap(({ answers }) => answers.flatMap(({ files }) => files)),
    ),
    rulesFor: openRulesForPerson(tx, now),
  };
}

async function refuse(
  db: Db,
  item: StudentSave,
  attempt: Attempt | undefined,
): Promise<AppError | undefined> {
  if (!attempt) return refusalOfMissing(db, item.actor.id, { attemptId: item.attemptId });
  const isOwn = await isAllowed(db, item.actor, 'attempt.work', attempt);
  return isOwn ? undefined : refusalOf(item.actor, 'attempt.work');
}

async function decideStudent(facts: BatchFacts, item: StudentSave): Promise<Decided> {
  const { app, tx, attemptOf, revisionOf, current, rulesFor } = facts;
  const { actor, entries } = item;
  const storedAttempt = attemptOf.get(item.attemptId);
  const attempt = storedAttempt && (await rulesFor(actor, storedAttempt));
  const revision = attempt && revisionOf(attempt);
  const refusal = await refuse(tx, item, attempt);
  if (refusal || !attempt || !revision) return { refusal: refusal ?? new AppError('not_found') };
  const answers = decideAnswers(item.answers, attempt, revision, current, facts);
  if (entries.length === 0) return { answers, place: () => [] };
  const sharedRevision = await readRevision(app, tx, { revision_id: attempt.courseware_revision_id });
  const mayShare = await isAllowed(tx, actor, 'shared_space.use', attempt);
  const sharedContent = await withSchoolWords(tx, sharedRevision);
  const student = { actor, attempt, revision, sharedContent, mayShare };
  return {
    answers,
    place: (openIds) => placeStudentEntries(entries, { ...student, isLate: !openIds.has(attempt.id) }),
  };
}

function decideTeacher({ taught, revisionOf }: BatchFacts, item: TeacherSave): Decided {
  const courseware = taught.get(item.coursewareId);
  const revision = courseware && revisionOf(courseware);
  if (!courseware || !revision) return { refusal: new AppError('not_found') };
  const place = () => placeTeacherEntries(item.entries, { ...item, courseware, revision });
  return { answers: undefined, place };
}

/**
 * Stores the time of the save in the attempts with something to store, which locks them. Returns those still in
 * progress.
 */
async function touchOpen(
  { tx, now }: BatchFacts,
  items: readonly SaveItem[],
  decidedItems: readonly Decided[],
) {
  const ids = new Set<number>();
  for (const [index, each] of decidedItems.entries()) {
    if ('refusal' in each || !each.answers) continue;
    const { attempt, decisions } = each.answers;
    const hasEntries = (items[index]?.entries.length ?? 0) > 0 && isWorking(attempt, now);
    if (hasEntries || decisions.some(({ row }) => row)) ids.add(attempt.id);
  }
  return ids.size > 0 ? attemptChanges.touchAttempts(tx, [...ids], now) : new Set<number>();
}

async function storeTogether(app: App, tx: Db, items: readonly SaveItem[]) {
  const facts = await readBatchFacts(app, tx, items);
  const decidedItems: Decided[] = [];
  for (const item of items)
    decidedItems.push(isTeachers(item) ? decideTeacher(facts, item) : await decideStudent(facts, item));
  const openIds = await touchOpen(facts, items, decidedItems);
  const acceptedItems = decidedItems.filter((each) => 'place' in each);
  const decidedAnswers = acceptedItems.flatMap(({ answers }) => answers ?? []);
  const lostKeys = await storeAnswers(tx, decidedAnswers, facts.current, openIds);
  const placedEntries = acceptedItems.map(({ place }) => place(openIds));
  const { replies, changed: changedSpaces } = await storeEntries(tx, placedEntries, facts.now);
  const entriesOf = new Map(acceptedItems.map((each, index) => [each, replies[index] ?? []]));
  const savedFacts = { now: facts.now, handedIn: await findFilesOfAnswers(tx, facts.current.values()) };
  const outcomes = decidedItems.map((each): SaveOutcome => {
    if ('refusal' in each) return each;
    const { answers } = each;
    return {
      answers: answers ? describeSaved(answers, facts.current, lostKeys, savedFacts) : [],
      entries: entriesOf.get(each) ?? [],
    };
  });
  const attemptsChanged = decidedAnswers.flatMap(({ attempt }) => (openIds.has(attempt.id) ? [attempt] : []));
  return {
    outcomes,
    attempts: new Map(attemptsChanged.map((each) => [each.id, each])),
    spaces: changedSpaces,
  };
}

/** Returns one outcome per item; throws database errors only. */
export async function saveTogether(app: App, items: readonly SaveItem[]): Promise<SaveOutcome[]> {
  const batch = await inTransaction(app.db, (tx) => storeTogether(app, tx, items));
  for (const attempt of batch.attempts.values()) publishSaved(app, attempt);
  publishSpaces(app, batch.spaces);
  return batch.outcomes;
}
