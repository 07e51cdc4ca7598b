import type { QuestionMark } from '#form/activity-type.ts';
import type { PublicQuestion } from '../../model.ts';
import { playerOf } from '../../player-of.tsx';

/** `marked`: a teacher gave points, which are neither right nor wrong. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'marked' | 'pending';

export function classifyMark(
  question: Pick<PublicQuestion, 'type'>,
  { score, max_score, needs_teacher }: QuestionMark,
): Verdict {
  if (needs_teacher) return 'pending';
  if (playerOf(question).isMarkedByTeacher) return 'marked';
  if (score >= max_score) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}
