import type { Blank, Question } from '../model.ts';
import type { NumberRules } from '../numbers/schema.ts';
import { buildBody, defaultFields, type ExtraFields } from './build-question.ts';

/** Short forms for questions of the demo quizzes that ask for numbers and short texts, and for blanks of several types. */

/** `blanks`: what each blank asks for, in order; texts are given by their alternatives between bars. */
export function buildGapQuestion(
  id: string,
  text: string,
  blanks: readonly (string | Omit<Blank, 'id' | 'accepted'>)[],
  { picture, ...extra }: ExtraFields = {},
): Question {
  return {
    ...defaultFields,
    ...extra,
    id,
    type: 'blank',
    body: buildBody(text, picture),
    blanks: blanks.map((blank, index) => ({
      id: `b${index + 1}`,
      ...(typeof blank === 'string' ? { accepted: blank } : { accepted: '', ...blank }),
    })),
  };
}

/** What a blank asks for: one of the options; a right one starts with `*`. */
export function buildGapChoice(...texts: string[]): Omit<Blank, 'id' | 'accepted'> {
  const right = texts.findIndex((text) => text.startsWith('*'));
  const options = texts.map((text, index) => ({ id: `o${index + 1}`, text: text.replace(/^\*/, '') }));
  return { type: 'choice', choice: { options, right: `o${right + 1}`, shuffle: false } };
}

type NumberFields = Partial<Pick<NumberRules, 'unit' | 'units' | 'wrong_unit_share'>> & {
  tolerance?: string;
};

export function buildNumberRules(
  value: string,
  { tolerance = '', ...rules }: NumberFields = {},
): NumberRules {
  return {
    answers: [{ id: 'n1', value, margin: 'nominal', tolerance, to: '', share: 100 }],
    unit: 'none',
    units: '',
    wrong_unit_share: 0,
    ...rules,
  };
}

export function buildNumberQuestion(
  id: string,
  text: string,
  number: NumberRules,
  { picture, ...extra }: ExtraFields = {},
): Question {
  return { ...defaultFields, ...extra, id, type: 'number', body: buildBody(text, picture), number };
}

/** `accepted`: texts with their shares of the points. */
export function buildShortTextQuestion(
  id: string,
  text: string,
  accepted: readonly [text: string, share: number][],
  { picture, ...extra }: ExtraFields = {},
): Question {
  const answers = accepted.map(([one, share], index) => ({ id: `t${index + 1}`, text: one, share }));
  const body = buildBody(text, picture);
  return { ...defaultFields, ...extra, id, type: 'shorttext', body, shorttext: { answers } };
}
