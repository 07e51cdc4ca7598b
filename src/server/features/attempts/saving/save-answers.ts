import type { ApiReply } from '#contract/api.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { describeAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { publishAttemptSaved } from '#server/features/attempts/reading/attempt-events.service.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import {
  type Attachment,
  type AttachmentDecision,
  decideAttachment,
} from '#server/features/attempts/saving/decide-attachments.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/attempts/saving/decide-save.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import {
  type AnswerFilesById,
  describeFilesOfAnswer,
  recordRemovedFiles,
} from '#server/features/files/answer-files.service.ts';

/** Saves the answers of a batch with two reads and one write, and the changes of their files. */

/** Answers by attempt and question: first as stored, then with the decided changes. */
export type CurrentAnswers = Map<string, Row<'answer'>>;

type SentPart = { question_id: string };
type AttemptSave = {
  attemptId: number;
  answers: readonly SentPart[];
  attachments: readonly SentPart[];
};

/** The key of an answer in `CurrentAnswers`. */
const answerKeyOf = ({ attempt_id, question_id }: answers.AnswerId) => `${attempt_id}/${question_id}`;

/** Maps answers by attempt and question. */
function toAnswerMap(rows: readonly Row<'answer'>[]): CurrentAnswers {
  return new Map(rows.map((row) => [answerKeyOf(row), row]));
}

/** Reads the stored answers that the saves and their attachments concern. */
export async function readCurrentAnswers(tx: Db, saves: readonly AttemptSave[]): Promise<CurrentAnswers> {
  const keyedIds = saves.flatMap(({ attemptId, answers: sentAnswers, attachments }) =>
    [...sentAnswers, ...attachments].map(({ question_id }): [string, answers.AnswerId] => [
      `${attemptId}/${question_id}`,
      { attempt_id: attemptId, question_id },
    ]),
  );
  return toAnswerMap(await answers.findAnswers(tx, [...new Map(keyedIds).values()]));
}

export type DecidedAnswers = {
  saves: readonly AnswerSave[];
  attachments: readonly Attachment[];
  attempt: AttemptWithRules;
  revision: Revision;
  decisions: Decision[];
  /** Of the attachments, in order, and then of files that answers of older apps name. */
  fileDecisions: AttachmentDecision[];
};

type SentAnswers = { answers: readonly AnswerSave[]; attachments: readonly Attachment[] };

/** `handedIn`: files by id, first as stored, then as decided. */
type BatchFacts = { now: number; currentAnswers: CurrentAnswers; handedIn: Map<number, Row<'file'>> };

/** Files that an answer of an older app names. */
const toAttachments = ({ question_id, files }: AnswerSave): Attachment[] =>
  files.map((file_id) => ({ question_id, file_id, action: 'add' }));

/**
 * Decides about the attachments and then about the answers, in order, so that each one sees the changes by earlier ones.
 * Updates `currentAnswers` and `handedIn`.
 */
export function decideAnswers(
  { answers: saves, attachments }: SentAnswers,
  attempt: AttemptWithRules,
  revision: Revision,
  facts: BatchFacts,
): DecidedAnswers {
  const { now, currentAnswers, handedIn } = facts;
  const saveTarget = { ...attempt, attemptId: attempt.id };
  const keyOf = ({ question_id }: { question_id: string }) =>
    answerKeyOf({ attempt_id: attempt.id, question_id });
  const fileDecisions = [...attachments, ...saves.flatMap(toAttachments)].map((attachment) => {
    const key = keyOf(attachment);
    const decision = decideAttachment(attachment, currentAnswers.get(key), saveTarget, revision, facts);
    const { row, removed } = decision;
    if (row) currentAnswers.set(key, row);
    if (removed) handedIn.set(removed.id, { ...removed, removed_at: now });
    return decision;
  });
  const decisions = saves.map((save) => {
    const key = keyOf(save);
    const decision = decideSave(save, currentAnswers.get(key), saveTarget, revision, { now });
    if (decision.row) currentAnswers.set(key, decision.row);
    return decision;
  });
  return { saves, attachments, attempt, revision, decisions, fileDecisions };
}

/** Whether files of answers change. */
const hasFileChanges = ({ fileDecisions }: DecidedAnswers): boolean =>
  fileDecisions.some(({ row, removed }) => row ?? removed);

/** Whether there is something to store. */
export const hasChanges = (decided: DecidedAnswers): boolean =>
  decided.decisions.some(({ row }) => row) || hasFileChanges(decided);

/** Stores the decided answers of a batch. The attempts are locked, so that every answer is newer than the stored one. */
export async function storeAnswers(tx: Db, decidedAnswers: readonly DecidedAnswers[]): Promise<void> {
  const rows = decidedAnswers.flatMap(({ decisions }) => decisions.flatMap(({ row }) => (row ? [row] : [])));
  await answers.storeNewerAnswers(tx, [...toAnswerMap(rows).values()]);
}

/**
 * Stores which files the answers have, after the answers themselves, so that a new answer is there. The attempts were
 * locked before they were read, so nobody else has changed files or submitted meanwhile.
 */
export async function storeFileChanges(
  tx: Db,
  decidedAnswers: readonly DecidedAnswers[],
  now: number,
): Promise<void> {
  const decisions = decidedAnswers.flatMap(({ fileDecisions }) => fileDecisions);
  const rowByKey = toAnswerMap(decisions.flatMap(({ row }) => row ?? []));
  if (rowByKey.size > 0) await answers.storeFiles(tx, [...rowByKey.values()]);
  const removedIds = decisions.flatMap(({ removed }) => removed?.id ?? []);
  await recordRemovedFiles(tx, removedIds, now);
}

type SaveReply = ApiReply<'POST /play/save'>;
export type SavedAnswers = Pick<SaveReply, 'answers' | 'attachments'>;

/** The result of each saved answer, and of each attachment with the files that its answer has now. */
export function describeSavedAnswers(
  { saves, attachments, attempt, revision, decisions, fileDecisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  { now, handedIn }: { now: number; handedIn: AnswerFilesById },
): SavedAnswers {
  const feedback = feedbackFor(attempt.state, attempt, now);
  const findRow = (question_id: string) =>
    currentAnswers.get(answerKeyOf({ attempt_id: attempt.id, question_id }));
  return {
    answers: saves.map(({ question_id }, index): SaveReply['answers'][number] => {
      const row = findRow(question_id);
      return {
        question_id,
        result: decisions[index]?.result ?? 'invalid',
        answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
      };
    }),
    attachments: attachments.map(({ question_id, file_id }, index): SaveReply['attachments'][number] => {
      const row = findRow(question_id);
      return {
        question_id,
        file_id,
        result: fileDecisions[index]?.result ?? 'invalid',
        files: row ? describeFilesOfAnswer(row, handedIn, 'player') : [],
      };
    }),
  };
}

/** Tells once of each attempt that was saved, and whether files of its answers changed. */
export function publishSavedAnswers(app: App, tx: Tx, decidedAnswers: readonly DecidedAnswers[]): void {
  const idsWithFileChanges = new Set(decidedAnswers.filter(hasFileChanges).map(({ attempt }) => attempt.id));
  const attemptById = new Map(decidedAnswers.map(({ attempt }) => [attempt.id, attempt]));
  for (const attempt of attemptById.values())
    publishAttemptSaved(app, tx, attempt, { hasFileChanges: idsWithFileChanges.has(attempt.id) });
}
