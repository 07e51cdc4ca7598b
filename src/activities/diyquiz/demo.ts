import type { DemoHalf, DemoStore } from '#form/demo-half.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import { simulateAnswer } from '#parts/quiz-questions/samples/simulate-answer.ts';
import { chineseQuizzes, unfinishedQuiz } from './demo/chinese.ts';
import type { DemoQuiz } from './demo/demo-quiz.ts';
import { leafWalk, simulateWalkAnswer } from './demo/leaf-walk.ts';
import { libraryQuizzes } from './demo/library.ts';
import { buildMathsQuizzes, fractionCheck } from './demo/maths.ts';
import { readingQuizzes } from './demo/reading.ts';
import { buildScienceQuizzes } from './demo/science.ts';

/** The teacher of 4B has her own copy of a colleague's quiz, with her own pictures. */
async function buildArea4b({ storeDrawing }: DemoStore): Promise<DemoQuiz[]> {
  const quizzes = await buildMathsQuizzes(storeDrawing);
  return quizzes
    .filter(({ key }) => key === 'area')
    .map(({ firstRevisionContent: _earlier, ...area }) => ({
      ...area,
      key: 'area-4b',
      name: '面積練習（4B）',
      owner: 'teacher2',
    }));
}

export const demo: DemoHalf<Quiz> = {
  buildActivities: async (storeFor) => {
    const { storeDrawing, storeSound } = storeFor('teacher');
    return [
      ...(await buildMathsQuizzes(storeDrawing)),
      ...(await buildArea4b(storeFor('teacher2'))),
      ...chineseQuizzes,
      ...(await buildScienceQuizzes(storeDrawing, await storeSound('listening.mp3'))),
      leafWalk,
      ...libraryQuizzes,
      ...readingQuizzes,
      fractionCheck,
      unfinishedQuiz,
    ];
  },
  simulateWork: ({ questions }, { skill, number, isFinished }, random) => {
    const reachedCount = isFinished ? questions.length : random.integerBetween(1, questions.length - 1);
    return questions.slice(0, reachedCount).flatMap((question, index) => {
      const time_ms = 1000 * random.integerBetween(8, 75);
      if (toQuestionInfo(question).marked_by === 'teacher')
        return [{ question_id: question.id, ...simulateWalkAnswer(question.id, skill, random), time_ms }];
      // Later questions are harder; a second attempt goes better.
      const difficulty = -1.1 + (1.9 * index) / questions.length - 0.8 * (number - 1);
      const response = simulateAnswer(question, skill, difficulty, random);
      return response ? [{ question_id: question.id, response, time_ms }] : [];
    });
  },
};
