import * as z from 'zod';
import type { ServerAccess, ServerHalf } from '#form/server-half.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { shuffleBySeed } from '#parts/quiz-questions/shuffle.ts';
import type { DrawnQuestions, DrawnQuiz } from './activity.ts';

const selection = z.strictObject({ source: z.int(), ids: z.array(z.string()) });

type Selection = z.infer<typeof selection>;

async function readQuestions({ readRevisions }: ServerAccess, sources: number[]) {
  const revisions = await readRevisions(sources);
  return (source: number): DrawnQuestions => {
    const revision = revisions.get(source);
    return revision?.type === 'diyquiz' ? (revision.content as Quiz).questions : [];
  };
}

export const server: ServerHalf<DrawnQuiz, Selection, DrawnQuestions> = {
  selection,
  select: async (platform, { source, count }, seed) => {
    const questions = (await readQuestions(platform, [source]))(source);
    if (questions.length < count) return { lacking: [{ path: ['source'], message: 'too_few' }] };
    const ids = shuffleBySeed(questions, seed, 'drawn').map(({ id }) => id);
    return { selection: { source, ids: ids.slice(0, count) } };
  },
  load: async (platform, selections) => {
    const questionsOf = await readQuestions(
      platform,
      selections.map(({ source }) => source),
    );
    return selections.map(({ source, ids }) => {
      const questionById = new Map(questionsOf(source).map((question) => [question.id, question]));
      return ids.flatMap((id) => questionById.get(id) ?? []);
    });
  },
};
