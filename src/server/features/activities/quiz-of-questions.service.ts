import type { ActivityModel } from '#form/activity-type.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { Section } from '#parts/quiz-questions/sections/schema.ts';
import { requireFound } from '#server/app-error.ts';
import { addDraft } from '#server/features/activities/activities.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** For other features: makes a quiz of questions that they have. */

export type QuizParts = { questions: readonly Question[]; sections: readonly Section[] };

type NewQuiz = Pick<Parameters<typeof addDraft>[1], 'key' | 'form'> & { parts: QuizParts };

/** The type of quizzes: the one that keeps the passages of its questions. */
function requireQuizType({ app }: SignedInContext): ActivityModel {
  return requireFound(app.activities.models.find(({ content }) => content.bank?.keepsPassages));
}

function buildDraft({ content }: ActivityModel, { questions, sections }: QuizParts): unknown {
  const draft = content.bank?.withQuestions(content.empty(), {
    questions,
    ...(sections.length > 0 && { sections }),
  });
  return content.draft.parse(draft);
}

/** Adds the draft of a quiz with these questions, and returns its id; of a key that was used before, that draft. */
export async function addQuizDraft(context: SignedInContext, { key, form, parts }: NewQuiz): Promise<number> {
  const type = requireQuizType(context);
  const { id } = await addDraft(context, { type: type.type, key, form, content: buildDraft(type, parts) });
  return id;
}
