import type { APIRequestContext } from '@playwright/test';
import type { Quiz } from '#parts/quiz/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { everyKindQuiz } from './every-kind/quiz.ts';
import { addActivity, beginAndAnswer, findPlace, type Send, signInForCalls } from './furnish.ts';

/** What a class did with the bank before a teacher looks at it. */

/** Sums whose right answer is B; the key of the first is wrong. */
const sums = ['10 + 1', '20 + 2', '30 + 3', '40 + 4'];
const studentCount = 6;

/** A quiz with a question of each kind, which goes to the bank in the journey. */
export async function addEveryKind(send: Send, name: string): Promise<void> {
  const { subject_id } = await findPlace(send);
  await addActivity(send, name, everyKindQuiz, subject_id);
}

/** Single choices with this tag, to be drawn from. */
export async function addChoices(send: Send, tag: string, count: number): Promise<void> {
  const { subject_id } = await findPlace(send);
  for (let number = 1; number <= count; number += 1) {
    const text = `${number} + ${number} = ? (${tag})`;
    const question = singleQuestion('q1', { text, answers: wordAnswers(`*${2 * number}`, `${number}`) });
    const facts = { subject_id, tags: [tag] };
    await send('POST /exam/question_create', { facts, content: { question } });
  }
}

/**
 * A class has answered a quiz whose questions are of the bank: all chose B everywhere, which the first key calls wrong.
 * Returns the courseware.
 */
export async function answerWithWrongKey(
  request: APIRequestContext,
  send: Send,
  name: string,
): Promise<number> {
  const place = await findPlace(send);
  const questions = sums.map((text, index) =>
    singleQuestion(`q${index}`, {
      text: `${text} = ? (${name})`,
      answers: index === 0 ? wordAnswers('*A', 'B') : wordAnswers('A', '*B'),
    }),
  );
  const items = [];
  for (const question of questions) {
    const facts = { subject_id: place.subject_id, tags: [name] };
    const { id } = await send('POST /exam/question_create', { facts, content: { question } });
    const { version_id } = await send('GET /exam/question_detail', { id });
    items.push({ question_id: id, version_id, points: 1 });
  }
  const { id: paper } = await send('POST /exam/paper_create', {
    title: name,
    content: { sections: [{ id: 's1', heading: '', passage: '', items }] },
  });
  const { id: unit_id } = await send('POST /teacher/unit_add', { ...place, name });
  const { activity_id, courseware_id } = await send('POST /exam/paper_to_quiz', { id: paper, name, unit_id });
  if (courseware_id === null) throw new Error('The quiz was not placed');
  await send('POST /teacher/courseware_open', { id: courseware_id });
  const { content } = await send('GET /diy/detail', { id: activity_id });
  const placed = (content as Quiz).questions;
  const responses = Object.fromEntries(
    placed.map(({ id, answers }) => [id, { option: answers.find(({ text }) => text === 'B')?.id }]),
  );
  for (let number = 1; number <= studentCount; number += 1) {
    const student = await signInForCalls(
      request,
      `student${String(number + 10).padStart(2, '0')}@example.com`,
    );
    await beginAndAnswer(student, courseware_id, responses, 'submit');
  }
  return courseware_id;
}
