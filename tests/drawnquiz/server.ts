import * as z from 'zod';
import type { Quiz } from '#activities/diyquiz/model.ts';
import type { Platform, ServerHalf } from '#activities/server-half.ts';
import { shuffleBySeed } from '#parts/quiz-questions/shuffle.ts';
import type { Drawn, DrawnQuiz } from './activity.ts';

const selection = z.strictObject({ source: z.int(), ids: z.array(z.string()) });

type Selection = z.infer<typeof selection>;

async function readQuestions({ readRevisions }: Platform, sources: number[]) {
  const revisions = await readRevisions(sources);
  return (source: number): Drawn => {
    const found = revisions.get(source);
    return found?.type === 'diyquiz' ? (found.content as Quiz).questions : [];
  };
}

export const server: ServerHalf<DrawnQuiz, Selection, Drawn> = {
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
      const byId = new Map(questionsOf(source).map((question) => [question.id, question]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    });
  },
};
