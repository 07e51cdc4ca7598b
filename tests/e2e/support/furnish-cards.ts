import { createEmptyTask } from '#activities/drawcard/model.ts';
import type { InkValue } from '#parts/ink/model.ts';
import { addActivity, beginAndAnswer, placeActivity, type Send } from './furnish.ts';

/** A card task in figures and signs: a question that marks itself and one for the teacher. */

const [question] = createEmptyTask().questions;
const cardTask = {
  ...createEmptyTask(),
  questions: [
    { ...question, id: 'q1', prompt: '9 + 9 = ?', right_cards: ['c1'] },
    { ...question, id: 'q2', prompt: '8 + 8 = ?', model_answer: '16' },
  ],
  cards: ['18', '16', '14'].map((text, index) => ({ id: `c${index + 1}`, text, picture: null })),
  attachments: [{ id: 'a1', kind: 'link', name: '1 + 1', address: 'https://192.0.2.1/' }],
};

/** Lays a card on each page. */
async function layCards(student: Send, coursewareId: number, ending: 'submit' | 'go on'): Promise<number> {
  const answers = { q1: { cards: ['c1'] }, q2: { cards: ['c3'] } };
  const attempt_id = await beginAndAnswer(student, coursewareId, answers, 'go on');
  const lay = (card: string, text: string, page: number) => {
    const value: InkValue = {
      kind: 'card',
      card,
      text,
      alt: text,
      at: [300, 240],
      width: 190,
      height: 64,
      t: Date.now(),
      ...(page > 0 && { page }),
    };
    return { space: 'ink', item: `card-${page}`, value, seq: page + 1, key: `key-of-card-${page}` };
  };
  await student('POST /play/save', { attempt_id, entries: [lay('c1', '18', 0), lay('c3', '14', 1)] });
  if (ending === 'submit') await student('POST /play/submit', { attempt_id });
  return attempt_id;
}

export async function furnishCards(teacher: Send, student: Send, unit: number, subjectId: number) {
  const activity = await addActivity(teacher, '10 + 12', cardTask, subjectId, 'drawcard');
  const done = await placeActivity(teacher, unit, activity, {});
  const open = await placeActivity(teacher, unit, activity, {});
  return {
    activity,
    courseware: done.id,
    submitted: await layCards(student, done.id, 'submit'),
    begun: await layCards(student, open.id, 'go on'),
  };
}
