import { expect, it } from 'vitest';
import { noConversionResults } from '#contract/conversion-results.ts';
import { markWork } from '#form/mark-work.ts';
import { drawcard } from './activity.ts';
import { changePlaced } from './cards.ts';
import { findIssues } from './issues.ts';
import { findShare } from './marking.ts';
import { type CardTask, createEmptyTask, type TaskQuestion } from './model.ts';
import { toGuide, toKey, toPublic } from './public-task.ts';

const ask = (id: string, right_cards: string[] = [], more: Partial<TaskQuestion> = {}): TaskQuestion => ({
  id,
  prompt: `Question ${id}`,
  picture: null,
  score: 3,
  right_cards,
  model_answer: '',
  rubric: [],
  ...more,
});
const cards = ['Fish', 'Frog', 'Lion', 'Hawk'].map((text) => ({
  id: text.toLowerCase(),
  text,
  picture: null,
}));
const task: CardTask = {
  ...createEmptyTask(),
  questions: [ask('water', ['frog', 'fish']), ask('free')],
  cards,
};
const messagesOf = (change: Partial<CardTask>) =>
  findIssues({ ...task, ...change }, noConversionResults).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const place = (...ids: string[]) => ({ cards: ids });
const markOf = (response: unknown, id = 'water') =>
  markWork(drawcard, task, { [id]: response }).questions.get(id);

it('wants question cards with words or a picture, and cards that show something', () => {
  expect(messagesOf({})).toEqual([]);
  const picture = { url: 'a.png', width: 1, height: 1, alt: '' };
  expect(messagesOf({ questions: [ask('a', [], { prompt: ' ', picture })] })).toEqual([]);
  expect(
    messagesOf({
      questions: [ask('a', [], { prompt: '', score: 0.3, rubric: [{ id: 'r', text: '', points: 1 }] })],
      cards: [...cards, { id: 'none', text: ' ', picture: null }],
    }),
  ).toEqual([
    ['questions.0.rubric.0.text', 'rubric_text_required'],
    ['questions.0.rubric', 'rubric_above_score'],
    ['questions.0.prompt', 'prompt_required'],
    ['questions.0.score', 'score_range'],
    ['cards.4.text', 'card_required'],
  ]);
  expect(messagesOf({ questions: [], cards: [] })).toEqual([
    ['questions', 'questions_required'],
    ['cards', 'cards_required'],
  ]);
});

it('takes eight cards and no more', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `c${index}`, text: 'x', picture: null }));
  expect(messagesOf({ cards: many.slice(1) })).toEqual([]);
  expect(messagesOf({ cards: many })).toEqual([['cards', 'cards_max']]);
});

it('lets teachers allow no tools at all, but no tool without a colour', () => {
  expect(messagesOf({ tools: 'own', own_tools: [], own_colours: [] })).toEqual([]);
  expect(messagesOf({ tools: 'own', own_tools: ['pen'], own_colours: [] })).toEqual([
    ['own_colours', 'colours_required'],
  ]);
});

it('wants a name for attachments, and an address with https', () => {
  const link = { id: 'l', kind: 'link', name: '', address: 'javascript:alert(1)' } as const;
  const file = { id: 'f', kind: 'file', name: 'Story', media: 'story.pdf', file_name: 's.pdf' } as const;
  expect(messagesOf({ attachments: [file, link] })).toEqual([
    ['attachments.1.name', 'attachment_name_required'],
    ['attachments.1.address', 'attachment_address'],
  ]);
  expect(drawcard.content.media({ ...task, attachments: [file, link] })).toEqual([
    { url: 'story.pdf', awaitsConversion: false },
  ]);
});

it.each([
  [['fish', 'frog'], 1],
  [['fish'], 0.5],
  [['fish', 'frog', 'lion'], 0.5],
  [['fish', 'lion'], 0],
  [['lion', 'hawk'], 0],
  [[], 0],
])('gives %o this share of the points', (placed, share) => {
  expect(findShare(['frog', 'fish'], placed)).toBe(share);
});

it('marks the cards that exist, each once, whatever else a response names', () => {
  expect(markOf(place('frog', 'fish'))).toMatchObject({ score: 3, needs_teacher: false });
  expect(markOf(place('fish', 'fish', 'nothing', '__proto__'))).toMatchObject({ score: 1.5 });
  for (const misfit of [null, [], { cards: 'fish' }, { cards: [{ id: 'fish' }, 3] }, { cards: null }])
    expect(markOf(misfit)).toMatchObject({ score: 0, needs_teacher: false });
});

it('waits for a teacher where no card is right and something lies on the page', () => {
  expect(markOf(place('lion'), 'free')).toMatchObject({ needs_teacher: true });
  expect(markOf(place(), 'free')).toMatchObject({ score: 0, needs_teacher: false });
  const drawn = markWork(drawcard, task, {}, new Set(['free', 'water']));
  expect(drawn.questions.get('free')).toMatchObject({ needs_teacher: true });
  expect(drawn.questions.get('water')).toMatchObject({ score: 0, needs_teacher: false });
});

it('forgets a right card that is no card any more', () => {
  const [first] = drawcard.work.questions({ ...task, questions: [ask('old', ['gone'])] });
  expect(first).toMatchObject({ marked_by: 'teacher' });
});

it('tells students whether a question marks itself, and not by which cards', () => {
  const { questions } = toPublic(task);
  expect(questions.map(({ id, marks_itself }) => [id, marks_itself])).toEqual([
    ['water', true],
    ['free', false],
  ]);
  expect(JSON.stringify(toPublic(task))).not.toContain('right_cards');
  expect(toKey(task, 'water')).toMatchObject({ right_cards: ['fish', 'frog'] });
  expect(toKey(task, 'free')).toBeNull();
});

it('helps to mark only what a teacher marks', () => {
  const model_answer = 'Frogs eat flies';
  const questions = [ask('water', ['frog'], { model_answer }), ask('free', [], { model_answer })];
  expect(toGuide({ ...task, questions }, 'water')).toBeNull();
  expect(toGuide({ ...task, questions }, 'free')).toEqual({ model_answer, rubric: [] });
});

it('keeps the page of each question when questions and cards are shuffled', () => {
  const many = { ...task, questions: Array.from({ length: 6 }, (_, index) => ask(`q${index}`)) };
  const shown = toPublic(many, { seed: 5, shuffle: true });
  expect(shown.questions.map(({ id }) => id)).not.toEqual(many.questions.map(({ id }) => id));
  for (const { id, page } of shown.questions) expect(many.questions[page]?.id).toBe(id);
  const { questionOf } = drawcard.work.spaces?.['ink'] ?? {};
  const line = (page?: number) => ({
    kind: 'stamp',
    stamp: 'star',
    at: [1, 1],
    size: 9,
    t: 1,
    ...(page && { page }),
  });
  expect(questionOf?.(line(), many)).toBe('q0');
  expect(questionOf?.(line(4), many)).toBe('q4');
  expect(questionOf?.(line(99), many)).toBe('');
});

const answerOf = (student_id: number, ids: string[], more: object = {}) => ({
  student_id,
  response: place(...ids),
  score: null,
  ...more,
});

it('reports each card with its students, and says who drew without cards', () => {
  const { rows, unanswered, given } = drawcard.report.summarize(
    task,
    'water',
    [
      answerOf(1, ['frog', 'fish']),
      answerOf(2, ['lion', 'fish']),
      answerOf(3, [], { item_count: 2 }),
      answerOf(4, []),
    ],
    'en',
  );
  expect(rows.map(({ label, correct, student_ids }) => [label, correct, student_ids])).toEqual([
    ['Fish', true, [1, 2]],
    ['Frog', true, [1]],
    ['Lion', false, [2]],
    ['Hawk', false, []],
    ['Drawn without cards', null, [3]],
  ]);
  expect(unanswered).toEqual([4]);
  expect(given).toEqual([
    { student_id: 1, text: 'Fish, Frog' },
    { student_id: 2, text: 'Fish, Lion' },
  ]);
});

it('keeps apart what another version of the question marked differently', () => {
  const content = { ...task, questions: [ask('water', ['fish', 'hawk']), ask('free')] };
  const report = drawcard.report.summarize(
    task,
    'water',
    [answerOf(1, ['fish']), answerOf(2, ['hawk', 'fish'], { content })],
    'en',
  );
  expect(report.earlier).toEqual([2]);
  expect(report.rows.filter(({ earlier }) => earlier)).toEqual([
    { label: 'Hawk', part: '', correct: true, student_ids: [2], earlier: true },
  ]);
  expect(report.rows.find(({ label, earlier }) => label === 'Hawk' && !earlier)?.student_ids).toEqual([]);
});

it('lists the answers to a question for the teacher by mark', () => {
  const { rows } = drawcard.report.summarize(
    task,
    'free',
    [answerOf(1, ['fish'], { score: 2 }), answerOf(2, [], { item_count: 1 }), answerOf(3, [])],
    'en',
  );
  expect(rows.map(({ label, student_ids }) => [label, student_ids])).toEqual([
    ['Not marked yet', [2]],
    ['2 / 3', [1]],
  ]);
});

it.each([
  // The device knows less of the board than of the answer: what it does not see stays.
  [['fish'], [], ['frog'], ['fish', 'frog']],
  [['fish', 'frog'], ['frog'], [], ['fish']],
  [['fish'], ['fish'], ['fish', 'lion'], ['fish', 'lion']],
  [['fish'], [], [], ['fish']],
])(
  'without network, makes of the answer %o with the board %o → %o the answer %o',
  (given, was, now, next) => {
    expect(changePlaced(given, was, now)).toEqual(next);
  },
);
