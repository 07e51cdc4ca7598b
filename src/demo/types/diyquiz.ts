import { diyquiz } from '#activities/diyquiz/activity.ts';
import { defineDemoType } from '#demo/demo-activity.ts';
import { chineseQuizzes } from '#demo/quizzes/chinese.ts';
import { libraryQuizzes } from '#demo/quizzes/library.ts';
import { buildMathsQuizzes } from '#demo/quizzes/maths.ts';
import { buildScienceQuizzes } from '#demo/quizzes/science.ts';
import { simulateAnswer } from '#demo/simulate-answers.ts';

export const demoDiyquiz = defineDemoType(diyquiz, {
  build: async (storeFor) => {
    const { drawing, sound } = storeFor('teacher');
    const maths = await buildMathsQuizzes(drawing);
    const area4b = (await buildMathsQuizzes(storeFor('teacher2').drawing))
      .filter(({ key }) => key === 'area')
      .map(({ earlier: _earlier, ...area }) => ({
        ...area,
        key: 'area-4b',
        name: '面積練習（4B）',
        owner: 'teacher2' as const,
      }));
    return [
      ...maths,
      ...area4b,
      ...chineseQuizzes,
      ...(await buildScienceQuizzes(drawing, await sound('listening.mp3'))),
      ...libraryQuizzes,
    ];
  },
  work: ({ questions }, { skill, number, finished }, random) => {
    const reached = finished ? questions.length : random.between(1, questions.length - 1);
    return questions.slice(0, reached).flatMap((question, index) => {
      // Later questions are harder; a second attempt goes better.
      const hardness = -1.1 + (1.9 * index) / questions.length - 0.8 * (number - 1);
      const response = simulateAnswer(question, skill, hardness, random);
      return response ? [{ question_id: question.id, response, time_ms: 1000 * random.between(8, 75) }] : [];
    });
  },
});
