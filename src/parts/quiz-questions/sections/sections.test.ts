import { describe, expect, it } from 'vitest';
import type { AttemptPin } from '#form/activity-type.ts';
import { insertOpenedQuestion } from '#form/withheld.ts';
import { listQuestionMedia } from '../list-media.view.ts';
import { singleQuestion, wordAnswers } from '../samples/sample-parts.ts';
import { sectionedQuestions, timedSection } from '../samples/sectioned-questions.ts';
import { shuffleBySeed } from '../shuffle.ts';
import { findSectionIssues } from './find-issues.ts';
import { orderQuestions } from './order.ts';
import { toPublicParts } from './public-sections.ts';
import { sectionList } from './schema.ts';
import type { Sectioned } from './sectioned.ts';

const asWritten: AttemptPin = { seed: 1, shuffle: false };
const nothing: ReadonlySet<string> = new Set();
const { sections = [], questions } = sectionedQuestions;
const fair = sections[0];
if (!fair) throw new Error('no section');

const ask = (id: string, section_id?: string) =>
  singleQuestion(id, { text: id, answers: wordAnswers('*yes', 'no'), ...(section_id && { section_id }) });
const letters = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`);
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the order of an attempt', () => {
  it('is the one that quizzes without sections always had', () => {
    const alone = letters(12).map((id) => ask(id));
    for (const seed of [1, 2, -77]) {
      expect(orderQuestions(alone, { seed, shuffle: true })).toEqual(shuffleBySeed(alone, seed, 'questions'));
    }
    expect(idsOf(orderQuestions(alone, { seed: 1, shuffle: true }))).toEqual(
      'q10 q7 q5 q2 q9 q8 q1 q4 q6 q3 q11 q0'.split(' '),
    );
  });

  it('keeps sections and what is between them in their places, and shuffles inside', () => {
    const place = (index: number) => ['a', 'a', 'a', undefined, undefined, undefined, 'b', 'b', 'b'][index];
    const mixed = letters(9).map((id, index) => ask(id, place(index)));
    const orders = Array.from({ length: 40 }, (_, seed) => orderQuestions(mixed, { seed, shuffle: true }));
    for (const order of orders) {
      expect(order.map(({ section_id }) => section_id)).toEqual(mixed.map(({ section_id }) => section_id));
      expect(idsOf(order).toSorted()).toEqual(idsOf(mixed));
    }
    const ofRun = (start: number) =>
      new Set(orders.map((order) => idsOf(order.slice(start, start + 3)).join()));
    expect([0, 3, 6].map((start) => ofRun(start).size)).toEqual([6, 6, 6]);
  });
});

describe('what students get', () => {
  it('has the sections that have questions, without the name of their sound', () => {
    const content: Sectioned = { questions, sections: [...sections, { ...fair, id: 'unused' }] };
    const shown = toPublicParts(content, asWritten, nothing);
    expect(shown.sections).toEqual([
      { id: 'fair', heading: '賣物會', passage: fair.passage },
      { id: 'talk', heading: '', passage: '', sound: { url: 'samples/talk.mp3' } },
    ]);
    expect(shown.questions.map(({ section_id }) => section_id)).toEqual([
      'fair',
      'fair',
      undefined,
      'talk',
      'talk',
    ]);
  });

  it('is as before for a quiz without sections, also where a section has gone', () => {
    const shown = toPublicParts({ questions: [ask('a', 'gone')] }, asWritten, nothing);
    expect(shown).not.toHaveProperty('sections');
    expect(shown.questions[0]).not.toHaveProperty('section_id');
  });

  it('hides the passage until one of its questions is opened', () => {
    const all = new Set(idsOf(timedSection.questions));
    const withheld = toPublicParts(timedSection, asWritten, all);
    expect(JSON.stringify(withheld)).not.toContain('小明');
    expect(withheld.sections).toEqual([{ id: 'note', withheld: true, heading: '便條', passage: '' }]);
    const second = toPublicParts(timedSection, asWritten, new Set(['who1']));
    const opened = insertOpenedQuestion(withheld, 'what2', second);
    expect(opened).toEqual(second);
    expect(JSON.stringify(opened)).toContain('請把功課交給小美');
    // Opening the other question as well leaves what is already open.
    const first = toPublicParts(timedSection, asWritten, new Set(['what2']));
    expect(insertOpenedQuestion(opened, 'who1', first)).toEqual(
      toPublicParts(timedSection, asWritten, nothing),
    );
  });

  it('names the media of the passage with each of its questions, so that they are fetched in time', () => {
    const shown = toPublicParts(sectionedQuestions, asWritten, nothing);
    const from = (shownId: string) => listQuestionMedia(shown, { shownId, trace: undefined });
    expect(from('price2')[0]).toBe('samples/fair-map.png');
    expect(from('talk5')[0]).toBe('samples/talk.mp3');
  });
});

describe('what keeps sections from being published', () => {
  const issuesOf = (content: Sectioned) =>
    findSectionIssues(content).map(({ path, message }) => `${path.join('.')} ${message}`);

  it('is nothing for questions that stand together', () => {
    expect(issuesOf(sectionedQuestions)).toEqual([]);
    expect(issuesOf({ questions: [ask('a')] })).toEqual([]);
  });

  it('is a question that stands apart from its section, or whose section has gone', () => {
    const apart = { questions: [ask('a', 'fair'), ask('b'), ask('c', 'fair')], sections: [fair] };
    expect(issuesOf(apart)).toEqual(['questions.2.section_id section_apart']);
    expect(issuesOf({ questions: [ask('a', 'gone')] })).toEqual(['questions.0.section_id section_unknown']);
  });

  it('is a section without questions, or with nothing in it', () => {
    const empty = { id: 'empty', heading: ' ', passage: { blocks: [{ p: [] }] } };
    expect(issuesOf({ questions: [ask('a')], sections: [empty] })).toEqual([
      'sections.0.heading section_empty',
      'sections.0.questions section_without_questions',
    ]);
  });
});

it('refuses more sections than there may be, a heading that is too long, and two of one id', () => {
  const make = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `s${index}`, heading: '', passage: '' }));
  expect(sectionList.safeParse(make(20)).success).toBe(true);
  expect(sectionList.safeParse(make(21)).success).toBe(false);
  expect(sectionList.safeParse([{ id: 's', heading: 'x'.repeat(101) }]).success).toBe(false);
  expect(sectionList.safeParse([{ id: 's' }, { id: 's' }]).success).toBe(false);
  expect(sectionList.safeParse([{ id: 's' }])).toMatchObject({
    data: [{ id: 's', heading: '', passage: '' }],
  });
});
