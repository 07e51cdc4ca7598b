import type { ApiReply } from '#contract/api.ts';
import { summarizeTags } from '#contract/figures/achievement.ts';
import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import { readQuestionMarks } from '#server/features/study/achievement/question-marks.service.ts';
import type { StudyAttempt } from '#server/features/study/class-work/student-work.repository.ts';
import { listQuestionTags } from '#server/features/study/term/question-tags.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readViewer, sees } from '#server/policy/bank-viewer.ts';

/** Achievement by tag, of questions that come from the bank. */

type TagFigures = ApiReply<'GET /study/student_term'>['tags'];

/** The attempts' figures by tag, the tags with the most questions first. Leaves out tags of questions that the teacher does not see. */
export async function readTagFigures(
  context: SignedInContext,
  attempts: readonly StudyAttempt[],
): Promise<TagFigures> {
  const marksByAttempt = await readQuestionMarks(context, uniqueAttempts(attempts), ({ bank }) =>
    bank ? { bankId: bank.question_id } : undefined,
  );
  const marks = [...marksByAttempt.values()].flat();
  if (marks.length === 0) return [];
  const viewer = await readViewer(context);
  const tagged = await listQuestionTags(context.db, [...new Set(marks.map(({ bankId }) => bankId))]);
  const tagsByQuestion = Map.groupBy(
    tagged.filter((row) => sees(viewer, row)),
    ({ question_id }) => question_id,
  );
  const taggedMarks = marks.flatMap(({ bankId, ...mark }) =>
    (tagsByQuestion.get(bankId) ?? []).map(({ tag }) => ({ ...mark, tag })),
  );
  return summarizeTags(taggedMarks).sort((one, other) => other.questions - one.questions);
}
