import type { APIRequestContext } from '@playwright/test';
import type { Quiz } from '#parts/quiz/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import {
  addActivity,
  addGuests,
  beginAndAnswer,
  figuresQuiz,
  findPlace,
  placeActivity,
  signInForCalls,
} from './furnish.ts';

type GridOptions = { name: string; questions: number; guests: readonly string[] };

/** Makes a quiz with many questions for the students of 4A and some guests, and answers for a few of them. */
export async function furnishGrid(request: APIRequestContext, options: GridOptions): Promise<number> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const ids = Array.from({ length: options.questions }, (_, index) => `q${index + 1}`);
  const content: Quiz = {
    ...figuresQuiz,
    questions: ids.map((id) =>
      singleQuestion(id, { text: `${id} + 1 = ?`, answers: wordAnswers('1', '*2', '3') }),
    ),
  };
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: options.name });
  const activity = await addActivity(teacher, options.name, content, place.subject_id);
  const settings = { allow_guests: true, guest_limit: 500 };
  const { id: courseware, code } = await placeActivity(teacher, unit, activity, settings);
  const guests = await addGuests(request, code, options.guests);
  const members = ['student01', 'student02', 'student03'].map((who) =>
    signInForCalls(request, `${who}@example.com`),
  );
  const everybody = [...(await Promise.all(members)), ...guests.slice(0, 2)];
  for (const [index, send] of everybody.entries()) {
    const right = (question: number) => question % (index + 2) !== 0;
    const answers = ids.map((id, question) => [id, { option: right(question) ? 'b' : 'a' }]);
    await beginAndAnswer(send, courseware, Object.fromEntries(answers), index % 2 === 0 ? 'submit' : 'go on');
  }
  return courseware;
}
