import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { CorrectionKind } from '#contract/choices.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { correctionMessages } from './correction-messages.ts';

/** What a teacher enters to correct a question, kept until it is applied. */

export type CorrectionTarget = {
  courseware_id: number;
  question_id?: string | undefined;
  bank_question_id?: number | undefined;
};

export type Target = ApiReply<'GET /study/correction'>;

export type CorrectionDraft = {
  kind: CorrectionKind;
  question: Question;
  points: number;
  reason: string;
};

function createDraft({ question, points, proposal }: Target): CorrectionDraft {
  return {
    kind: proposal?.kind ?? 'key',
    question: (proposal?.question ?? question) as Question,
    points: proposal?.points ?? points,
    reason: proposal?.reason ?? '',
  };
}

export function useCorrectionDraft(
  name: CorrectionTarget & { proposal_id?: number | undefined },
  target: Target,
) {
  const t = useMessages(correctionMessages);
  const { courseware_id, question_id = '', bank_question_id = '', proposal_id = '' } = name;
  const key = `correction:${courseware_id}:${question_id}:${bank_question_id}:${proposal_id}`;
  return useTyped(key, t('title'), createDraft(target));
}

/** What is sent of the draft. */
export function toChange({
  kind,
  question,
  points,
}: CorrectionDraft): Pick<ApiInput<'POST /study/correction_preview'>, 'kind' | 'question' | 'points'> {
  return { kind, ...(kind === 'key' && { question }), ...(kind === 'points' && { points }) };
}
