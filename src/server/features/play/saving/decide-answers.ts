import type { Revision } from '#server/features/contents/revision.service.ts';
import type { HandedInFiles } from '#server/features/files/answer-files.service.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import { type CurrentAnswers, keyOf } from '#server/features/play/saving/current-answers.ts';
import { type AnswerSave, type Decision, decideSave } from '#server/features/play/saving/decide-save.ts';

export type DecidedAnswers = {
  saves: readonly AnswerSave[];
  attempt: AttemptWithRules;
  revision: Revision;
  decisions: Decision[];
};

/** Decides the answers in order; each sees the changes of those before it. */
export function decideAnswers(
  saves: readonly AnswerSave[],
  attempt: AttemptWithRules,
  revision: Revision,
  currentAnswers: CurrentAnswers,
  facts: { now: number; handedIn: HandedInFiles },
): DecidedAnswers {
  const saveTarget = { ...attempt, attemptId: attempt.id };
  const decisions = saves.map((save) => {
    const key = keyOf({ attempt_id: attempt.id, question_id: save.question_id });
    const decision = decideSave(save, currentAnswers.get(key), saveTarget, revision, facts);
    if (decision.row) currentAnswers.set(key, decision.row);
    return decision;
  });
  return { saves, attempt, revision, decisions };
}
