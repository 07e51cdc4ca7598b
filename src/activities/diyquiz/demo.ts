import { simulateAnswer } from '#parts/quiz-questions/samples/simulate-answer.ts';
import type { DemoHalf, DemoStore } from '../demo-half.ts';
import { chineseQuizzes, unfinishedQuiz } from './demo/chinese.ts';
import type { DemoQuiz } from './demo/demo-quiz.ts';
import { answerOnWalk, leafWalk } from './demo/leaf-walk.ts';
import { libraryQuizzes } from './demo/library.ts';
import { buildMathsQuizzes } from './demo/maths.ts';
import { buildScienceQuizzes } from './demo/science.ts';
import type { Quiz } from './model.ts';

/** The teacher of 4B has her own copy of a colleague's quiz, with her own pictures. */
async function buildArea4b({ drawing }: DemoStore): Promise<DemoQuiz[]> {
  const quizzes = await buildMathsQuizzes(drawing);
  return quizzes
    .filter(({ key }) => key === 'area')
    .map(({ earlier: _earlier, ...area }) => ({
      ...area,
      key: 'area-4b',
      name: '面積練習（4B）',
      owner: 'teacher2',
    }));
}

export const demo: DemoHalf<Quiz> = {
  buildActivities: async (storeFor) => {
    const { drawing, sound } = storeFor('teacher');
    return [
      ...(await buildMathsQuizzes(drawing)),
      ...(await buildArea4b(storeFor('teacher2'))),
      ...chineseQuizzes,
      ...(await buildScienceQuizzes(drawing, await sound('listening.mp3'))),
      leafWalk,
      ...libraryQuizzes,
      unfinishedQuiz,
    ];
  },
  simulateWork: ({ questions }, { skill, number, finished }, random) => {
    const reachedCount = finished ? questions.length : random.between(1, questions.length - 1);
    return questions.slice(0, reachedCount).flatMap((question, index) => {
      const time_ms = 1000 * random.between(8, 75);
      if (question.type === 'open')
        return [{ question_id: question.id, ...answerOnWalk(question.id, skill, random), time_ms }];
      // Later questions are harder; a second attempt goes better.
      const hardness = -1.1 + (1.9 * index) / questions.length - 0.8 * (number - 1);
      const response = simulateAnswer(question, skill, hardness, random);
      return response ? [{ question_id: question.id, response, time_ms }] : [];
    });
  },
};
