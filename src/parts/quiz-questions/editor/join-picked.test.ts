import { expect, it } from 'vitest';
import { singleQuestion, wordAnswers } from '../samples/sample-parts.ts';
import { joinPicked } from './join-picked.view.ts';

const ask = (id: string) => singleQuestion(id, { text: id, answers: wordAnswers('*yes', 'no') });
const passage = { id: 'fair', heading: 'Fair', passage: 'Long text' };

it('brings questions of one passage together below one section, with ids of their own', () => {
  const { questions, sections } = joinPicked([
    { question: ask('a'), passage },
    { question: ask('b') },
    { question: ask('c'), passage },
  ]);
  expect(questions.map(({ body }) => body.text)).toEqual(['a', 'c', 'b']);
  expect(sections).toEqual([{ ...passage, id: expect.not.stringMatching(/^fair$/) as string }]);
  const [section] = sections;
  expect(questions.map(({ section_id }) => section_id)).toEqual([section?.id, section?.id, undefined]);
  expect(new Set([...questions.map(({ id }) => id), 'a', 'b', 'c']).size).toBe(6);
});

it('keeps the link to the bank, and drops a section that the question had elsewhere', () => {
  const question = { ...ask('a'), bank: { question_id: 3, version_id: 31 }, section_id: 'gone' };
  const [copy] = joinPicked([{ question }]).questions;
  expect(copy).toMatchObject({ bank: { question_id: 3, version_id: 31 } });
  expect(copy).not.toHaveProperty('section_id');
});
