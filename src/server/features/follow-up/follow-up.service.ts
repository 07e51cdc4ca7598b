import type { Api, ApiReply } from '#contract/api.ts';
import { coursewareSettings } from '#contract/coursewares.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { findSection } from '#parts/quiz-questions/sections/sectioned.ts';
import { AppError } from '#server/app-error.ts';
import { completeActivity } from '#server/features/activities/complete.service.ts';
import { addQuizDraft, type QuizParts } from '#server/features/activities/quiz-of-questions.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { requireCourseware } from '#server/features/coursewares/coursewares.service.ts';
import { placeCourseware } from '#server/features/coursewares/place.service.ts';
import { findActivityFacts } from '#server/features/follow-up/follow-up.repository.ts';
import { addSetOfChosen, requireStudentsOfClass } from '#server/features/groups/make-groups.service.ts';
import { makeFollowUpKey } from '#server/follow-up-key.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Makes a quiz or groups for the students who got chosen questions of a courseware wrong. */

/** The chosen questions as students had them, with their passages. Refuses types without quiz questions. */
function readQuizParts({ model, content }: Revision, questionIds: readonly string[]): QuizParts {
  const listed = model.content.bank?.listQuestions(content);
  if (!listed) throw new AppError('invalid_input', { field: 'courseware_id' });
  const sections = (listed.sections ?? []) as readonly Section[];
  const questions = (listed.questions as readonly Question[]).filter(({ id }) => questionIds.includes(id));
  if (questions.length < new Set(questionIds).size)
    throw new AppError('invalid_input', { field: 'question_ids' });
  return {
    questions,
    sections: sections.filter((section) => questions.some((one) => findSection(sections, one) === section)),
  };
}

/**
 * Makes a quiz of the questions, with the facts of their activity, and places it closed in the unit of the courseware, for
 * the students and with the rules of the courseware but for its times.
 */
export async function makeFollowUpQuiz(
  context: SignedInContext,
  { courseware_id, question_ids, user_ids, name, key }: ParsedInputOf<Api['POST /study/follow_up_quiz']>,
): Promise<ApiReply<'POST /study/follow_up_quiz'>> {
  const { app, db } = context;
  const courseware = await requireCourseware(context, courseware_id, 'courseware.change');
  const target_ids = [...new Set(user_ids)];
  await requireStudentsOfClass(db, courseware.class_id, target_ids);
  const parts = readQuizParts(await readRevision(app, db, { ...courseware, courseware_id }), question_ids);
  const facts = await findActivityFacts(db, courseware_id);
  const activityId = await addQuizDraft(context, {
    key: makeFollowUpKey(courseware_id, key),
    form: {
      ...facts,
      name,
      description: courseware.name,
      difficulty: facts.difficulty ?? 'medium',
    },
    parts,
  });
  const made = { activity_id: activityId, unit_id: courseware.unit_id };
  const { completed } = await completeActivity(context, activityId);
  if (!completed) return { ...made, courseware_id: null };
  const placed = await placeCourseware(context, {
    unit_id: courseware.unit_id,
    activity_id: activityId,
    open: false,
    settings: coursewareSettings.parse({
      attempts_allowed: courseware.attempts_allowed,
      counting_attempt: courseware.counting_attempt,
      shuffle: courseware.shuffle === 1,
      feedback_rule: courseware.feedback_rule,
      marks_held: courseware.marks_held === 1,
      target_kind: 'students',
      target_ids,
    }),
  });
  return { ...made, courseware_id: placed.id };
}

/** Adds a group set to the class: the students, and all others. */
export async function makeFollowUpGroups(
  context: SignedInContext,
  { courseware_id, user_ids, name }: ParsedInputOf<Api['POST /study/follow_up_groups']>,
): Promise<ApiReply<'POST /study/follow_up_groups'>> {
  const { class_id } = await requireCourseware(context, courseware_id, 'courseware.see');
  return { class_id, group_set_id: await addSetOfChosen(context, { class_id, name, user_ids }) };
}
