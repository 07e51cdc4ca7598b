import { describe, expect, it } from 'vitest';
import { summarizeQuestion } from './report.ts';
import { blank, multiple, pictures, single, words } from './sample-parts.ts';

const answered = (...responses: unknown[]) =>
  responses.map((response, index) => ({ studentId: index + 1, response, score: null }));
const typed = (...texts: string[]) =>
  answered(...texts.map((text) => (text === '' ? undefined : { blanks: { b1: text } })));

describe('summarizeQuestion', () => {
  it('lists every option by its letter, chosen or not', () => {
    const question = single('q', { text: '?', answers: words('x', '*y', 'z') });
    const responses = answered({ option: 'b' }, { option: 'a' }, { option: 'b' }, { option: null }, 'odd');
    expect(summarizeQuestion(question, responses, 'en')).toEqual({
      rows: [
        { label: 'A. x', part: '', correct: false, studentIds: [2] },
        { label: 'B. y', part: '', correct: true, studentIds: [1, 3] },
        { label: 'C. z', part: '', correct: false, studentIds: [] },
      ],
      unanswered: [4, 5],
    });
  });

  it('counts a student under each option chosen of several', () => {
    const question = multiple('q', { text: '?', answers: words('*x', '*y', 'z') });
    const { rows } = summarizeQuestion(question, answered({ options: ['a', 'c'] }, { options: ['a'] }), 'en');
    expect(rows.map(({ studentIds }) => studentIds)).toEqual([[1, 2], [], [1]]);
  });

  it('names pictures by what they show, else in the language asked for', () => {
    const question = single('q', { text: '?', answers: pictures('p', ['*cat', '貓'], ['dog', '']) });
    const labels = (lang: 'en' | 'zh-hk') =>
      summarizeQuestion(question, [], lang).rows.map(({ label }) => label);
    expect(labels('en')).toEqual(['A. 貓', 'B. Picture']);
    expect(labels('zh-hk')).toEqual(['A. 貓', 'B. 圖片']);
  });

  it('groups typed texts as marking sees them, the most common first', () => {
    const question = blank('q', ['衞生'], { text: '[[1]]', match_variants: true });
    expect(summarizeQuestion(question, typed('運動', '衞生', ' 卫生', '', '衛生 ', '動運'), 'en')).toEqual({
      rows: [
        { label: '衞生', part: '', correct: true, studentIds: [2, 3, 5] },
        { label: '運動', part: '', correct: false, studentIds: [1] },
        { label: '動運', part: '', correct: false, studentIds: [6] },
      ],
      unanswered: [4],
    });
  });

  it('keeps blanks apart', () => {
    const question = blank('q', ['a', 'b'], { text: '[[1]] [[2]]' });
    const responses = answered({ blanks: { b1: 'A', b2: 'a' } }, { blanks: { b2: 'b' } }, { blanks: {} });
    expect(summarizeQuestion(question, responses, 'en')).toEqual({
      rows: [
        { label: 'A', part: '1', correct: true, studentIds: [1] },
        { label: 'a', part: '2', correct: false, studentIds: [1] },
        { label: 'b', part: '2', correct: true, studentIds: [2] },
      ],
      unanswered: [3],
    });
  });
});
