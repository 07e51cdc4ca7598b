import { describe, expect, it } from 'vitest';
import { createQuestion } from './create-question.ts';
import { findQuestionIssues } from './issues.ts';
import type { Question } from './model.ts';
import {
  blankQuestion,
  multipleQuestion,
  pictureAnswers,
  singleQuestion,
  wordAnswers,
} from './samples/sample-parts.ts';

/** Each issue as `path: message`. */
const listIssues = (question: Question) =>
  findQuestionIssues(question).map(({ path, message }) => `${path.join('.')}: ${message}`);

const completeQuestion = singleQuestion('q', { text: '?', answers: wordAnswers('x', '*y') });
const completeBlankQuestion = blankQuestion('q', ['a', 'b'], { text: '[[1]] and [[2]]' });

describe('findQuestionIssues', () => {
  it('finds nothing in complete questions, whatever is left in fields of other types', () => {
    expect(listIssues(completeQuestion)).toEqual([]);
    expect(listIssues({ ...completeBlankQuestion, answers: wordAnswers('', '') })).toEqual([]);
    expect(listIssues({ ...completeQuestion, blanks: [{ id: 'b1', accepted: '' }] })).toEqual([]);
    expect(
      listIssues({ ...completeQuestion, answers: pictureAnswers('p', ['one', ''], ['*two', '']) }),
    ).toEqual([]);
  });

  it('ignores empty answers after the last used one', () => {
    expect(listIssues({ ...completeQuestion, answers: wordAnswers('x', '*y', '', '') })).toEqual([]);
  });

  it('finds all issues of new questions', () => {
    expect(listIssues(createQuestion('single'))).toEqual([
      'body.text: body_required',
      'answers.0.text: answer_required',
      'answers.1.text: answer_required',
      'answers: one_correct',
    ]);
    expect(listIssues(createQuestion('blank'))).toEqual([
      'body.text: body_required',
      'blanks: blanks_one_to_six',
    ]);
  });

  it.each<[Partial<Question>, string]>([
    [{ score: null }, 'score: score_range'],
    [{ score: -0.5 }, 'score: score_range'],
    [{ score: 100.5 }, 'score: score_range'],
    [{ score: 0.25 }, 'score: score_range'],
    [{ time_limit_s: 4 }, 'time_limit_s: time_limit_range'],
    [{ time_limit_s: 3601 }, 'time_limit_s: time_limit_range'],
    [{ time_limit_s: 7.5 }, 'time_limit_s: time_limit_range'],
    [{ body: { kind: 'word', text: ' \n' } }, 'body.text: body_required'],
    [{ body: { kind: 'picture', text: 'x' } }, 'body.picture: body_picture_required'],
    [{ answers: wordAnswers('*x') }, 'answers: answers_two_to_five'],
    [{ answers: wordAnswers('*1', '2', '3', '4', '5', '6') }, 'answers: answers_two_to_five'],
    [{ answers: wordAnswers('x', 'y') }, 'answers: one_correct'],
    [{ answers: wordAnswers('*x', '*y') }, 'answers: one_correct'],
    [{ answers: wordAnswers('*x', 'x ') }, 'answers.1.text: answer_repeated'],
    [{ answers: wordAnswers('*x', '') }, 'answers.1.text: answer_required'],
    [{ answers: wordAnswers('*x', '', 'y', '') }, 'answers.1.text: answer_required'],
    [{ answers: wordAnswers('x', 'y', '*', '') }, 'answers.2.text: answer_required'],
    [
      { answers: [...wordAnswers('*x'), { id: 'p', kind: 'picture', text: '', correct: false }] },
      'answers.1.picture: answer_picture_required',
    ],
  ])('of a single choice with %j: %s', (change, issue) => {
    expect(listIssues({ ...completeQuestion, ...change })).toEqual([issue]);
  });

  it.each([0, 0.5, 1, 33.5, 100])('takes a score of %d', (score) => {
    expect(listIssues({ ...completeQuestion, score })).toEqual([]);
  });

  it('requires at least one right answer of a multiple choice', () => {
    expect(listIssues(multipleQuestion('q', { text: '?', answers: wordAnswers('x', 'y') }))).toEqual([
      'answers: some_correct',
    ]);
    expect(listIssues(multipleQuestion('q', { text: '?', answers: wordAnswers('*x', '*y') }))).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['no blank', ['a', 'b'], ['body.text: blank_not_in_body', 'body.text: blank_not_in_body']],
    ['[[1]]', ['a', 'b'], ['body.text: blank_not_in_body']],
    ['[[1]] [[2]] [[3]]', ['a', 'b'], ['body.text: blank_unknown']],
    ['[[0]] [[1]]', ['a'], ['body.text: blank_unknown']],
    ['[[1]] [[2]] [[1]]', ['a', 'b'], ['body.text: blank_repeated', 'body.text: blanks_in_order']],
    ['[[2]] [[1]]', ['a', 'b'], ['body.text: blanks_in_order']],
    ['[[1]] [[2]]', ['a', ' | '], ['blanks.1.accepted: accepted_required']],
    [
      '[[1]] [[2]] [[3]] [[4]] [[5]] [[6]] [[7]]',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      ['blanks: blanks_one_to_six'],
    ],
  ])('of blanks in "%s" accepting %j: %j', (text, accepted, issues) => {
    expect(listIssues(blankQuestion('q', accepted, { text }))).toEqual(issues);
  });
});
