import type { AttemptWithRules } from '#server/features/attempts/rows/attempts.repository.ts';
import { answerKeyOf, type CurrentAnswers } from '#server/features/attempts/saving/current-answers.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/attempts/saving/decide-save.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { AnswerFilesById } from '#server/features/files/answer-files.service.ts';

export type DecidedAnswers = {
  saves: readonly AnswerSave[];
  attempt: AttemptWithRules;
  revision: Revision;
  decisions: Decision[];
};

/** Decides about the saves in order, so that each one sees the changes by earlier ones. Updates `currentAnswers`. */
export function decideAnswers(
  saves: readonly AnswerSave[],
  attempt: AttemptWithRules,
  revision: Revision,
  currentAnswers: CurrentAnswers,
  batchFacts: { now: number; handedIn: AnswerFilesById },
): DecidedAnswers {
  const saveTarget = { ...attempt, attemptId: attempt.id };
  const decisions = saves.map((save) => {
    const key = answerKeyOf({ attempt_id: attempt.id, question_id: save.question_id });
    const decision = decideSave(save, currentAnswers.get(key), saveTarget, revision, batchFacts);
    if (decision.row) currentAnswers.set(key, decision.row);
    return decision;
  });
  return { saves, attempt, revision, decisions };
}
