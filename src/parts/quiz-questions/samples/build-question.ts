import { openFieldDefaults } from '../create-question.ts';
import type { Picture, Question } from '../model.ts';

/** Short forms for questions of the demo quizzes. A right option starts with `*`. */

type Extra = Partial<
  Pick<Question, 'instruction' | 'score' | 'time_limit_s' | 'explanation' | 'sound' | 'credit'>
> & {
  picture?: Picture;
};

const plain = {
  instruction: '',
  score: 1,
  explanation: '',
  answers: [],
  blanks: [],
  credit: 'all_or_nothing',
  case_sensitive: false,
  ignore_space: true,
  match_variants: true,
  ...openFieldDefaults,
} as const;

function buildBody(text: string, picture: Picture | undefined): Question['body'] {
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

export function choose(
  id: string,
  type: 'single' | 'multiple',
  text: string,
  options: readonly (string | { picture: Picture; correct?: boolean })[],
  { picture, ...extra }: Extra = {},
): Question {
  return {
    ...plain,
    ...extra,
    id,
    type,
    body: buildBody(text, picture),
    answers: buildAnswers(options),
    blanks: [],
  };
}

/** `accepted` holds the accepted texts of `[[1]]`, `[[2]]` … in order, alternatives between bars. */
export function fill(
  id: string,
  text: string,
  accepted: readonly string[],
  { picture, ...extra }: Extra = {},
): Question {
  const blanks = accepted.map((texts, index) => ({ id: `b${index + 1}`, accepted: texts }));
  return { ...plain, ...extra, id, type: 'blank', body: buildBody(text, picture), answers: [], blanks };
}

type Open = Partial<Pick<Question, 'text_max' | 'file_kinds' | 'file_max' | 'model_answer'>> &
  Extra & { rubric?: readonly [text: string, points: number][] };

/** `rubric`: its lines with their points. */
export function askOpen(id: string, text: string, { picture, rubric = [], ...given }: Open = {}): Question {
  const lines = rubric.map(([line, points], index) => ({ id: `r${index + 1}`, text: line, points }));
  const body = buildBody(text, picture);
  return { ...plain, ...given, id, type: 'open', body, answers: [], blanks: [], rubric: lines };
}
