import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import { answerKeyOf, type CurrentAnswers } from '#server/features/play/saving/current-answers.ts';
import {
  type Attachment,
  type AttachmentDecision,
  decideAttachment,
} from '#server/features/play/saving/decide-attachments.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/play/saving/decide-save.ts';

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
export const hasFileChanges = ({ fileDecisions }: DecidedAnswers): boolean =>
  fileDecisions.some(({ row, removed }) => row ?? removed);

/** Whether there is something to store. */
export const hasChanges = (decided: DecidedAnswers): boolean =>
  decided.decisions.some(({ row }) => row) || hasFileChanges(decided);
