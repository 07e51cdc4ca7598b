import { emptyKindFields } from '../create-question.ts';
import type { Picture, Question } from '../model.ts';
import { shuffleBySeed } from '../shuffle.ts';

/** Short forms for questions of the demo quizzes. A right option starts with `*`. */

export type ExtraFields = Partial<
  Pick<Question, 'instruction' | 'score' | 'time_limit_s' | 'explanation' | 'sound' | 'credit'>
> & {
  picture?: Picture;
};

export const defaultFields = {
  instruction: '',
  score: 1,
  explanation: '',
  ...emptyKindFields,
  match_variants: true,
};

export function buildBody(text: string, picture: Picture | undefined): Question['body'] {
  return picture ? { kind: 'picture', text, picture } : { kind: 'word', text };
}

function buildAnswers(
  options: readonly (string | { picture: Picture; correct?: boolean })[],
): Question['answers'] {
  return options.map((option, index) => {
    const id = `o${index + 1}`;
    if (typeof option !== 'string') {
      return { id, kind: 'picture', text: '', picture: option.picture, correct: option.correct ?? false };
    }
    return { id, kind: 'word', text: option.replace(/^\*/, ''), correct: option.startsWith('*') };
  });
}

export function buildChoiceQuestion(
  id: string,
  type: 'single' | 'multiple',
  text: string,
  options: readonly (string | { picture: Picture; correct?: boolean })[],
  { picture, ...extra }: ExtraFields = {},
): Question {
  return {
    ...defaultFields,
    ...extra,
    id,
    type,
    body: buildBody(text, picture),
    answers: buildAnswers(options),
  };
}

export function buildTrueFalseQuestion(
  id: string,
  statement: string,
  isTrue: boolean,
  { picture, ...extra }: ExtraFields = {},
): Question {
  return {
    ...defaultFields,
    ...extra,
    id,
    type: 'truefalse',
    body: buildBody(statement, picture),
    truefalse: { answer: isTrue ? 'true' : 'false' },
  };
}

/** `accepted` holds the accepted texts of `[[1]]`, `[[2]]` … in order, alternatives between bars. */
export function buildBlankQuestion(
  id: string,
  text: string,
  accepted: readonly string[],
  { picture, ...extra }: ExtraFields = {},
): Question {
  const blanks = accepted.map((texts, index) => ({ id: `b${index + 1}`, accepted: texts }));
  return {
    ...defaultFields,
    ...extra,
    id,
    type: 'blank',
    body: buildBody(text, picture),
    blanks,
  };
}

/** Ids in an order of their own, so that they do not tell what belongs where. */
function buildIds(letter: string, count: number, questionId: string): string[] {
  const ids = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  return shuffleBySeed(ids, 1, questionId);
}

/** `extras`: answers that belong to no stem. */
export function buildMatchingQuestion(
  id: string,
  text: string,
  rows: readonly (readonly [stem: string, choice: string])[],
  extras: readonly string[] = [],
  { picture, ...extra }: ExtraFields = {},
): Question {
  const choiceIds = buildIds('c', rows.length + extras.length, id);
  const idAt = (index: number) => choiceIds[index] ?? '';
  return {
    ...defaultFields,
    ...extra,
    id,
    type: 'matching',
    body: buildBody(text, picture),
    matching: {
      pairs: rows.map(([stem, choice], index) => ({
        id: `s${index + 1}`,
        stem,
        choice_id: idAt(index),
        choice,
      })),
      extras: extras.map((one, index) => ({ id: idAt(rows.length + index), text: one })),
    },
  };
}

/** `texts` in the right order. */
export function buildOrderingQuestion(
  id: string,
  text: string,
  texts: readonly string[],
  orderCredit: NonNullable<Question['ordering']>['credit'],
  { picture, ...extra }: ExtraFields = {},
): Question {
  const items = buildIds('i', texts.length, id).map((itemId, index) => ({
    id: itemId,
    text: texts[index] ?? '',
  }));
  return {
    ...defaultFields,
    ...extra,
    id,
    type: 'ordering',
    body: buildBody(text, picture),
    ordering: { items, credit: orderCredit },
  };
}

type OpenFields = Partial<Pick<Question, 'text_max' | 'file_kinds' | 'file_max' | 'model_answer'>> &
  ExtraFields & { rubric?: readonly [text: string, points: number][] };

/** `rubric`: its lines with their points. */
export function buildOpenQuestion(
  id: string,
  text: string,
  { picture, rubric = [], ...givenFields }: OpenFields = {},
): Question {
  const rubricLines = rubric.map(([line, points], index) => ({ id: `r${index + 1}`, text: line, points }));
  const body = buildBody(text, picture);
  return {
    ...defaultFields,
    ...givenFields,
    id,
    type: 'open',
    body,
    rubric: rubricLines,
  };
}
