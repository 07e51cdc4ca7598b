import type { AttemptPin, QuestionInfo } from '#activities/activity-type.ts';
import { toPlainText } from './body-text.ts';
import { splitAccepted } from './issues.ts';
import type { Face, PublicQuestion, Question, QuestionKey } from './model.ts';
import { shuffleBySeed } from './shuffle.ts';

/** Forms of a question for others than its author: for students, its key, and its title for lists. */

/** The question without its key. Lists each field, so that a field added later stays hidden until it is added here. */
export function toPublicQuestion(question: Question, pin: AttemptPin): PublicQuestion {
  const { id, type, body, sound, instruction, score, time_limit_s } = question;
  const options = question.answers.map((answer) => ({ id: answer.id, ...toPublicFace(answer) }));
  return {
    id,
    type,
    body: toPublicFace(body),
    // Without the file name, which often is the dictated word.
    ...(sound && { sound: { url: sound.url } }),
    instruction,
    score: score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
    options: type === 'blank' ? [] : pin.shuffle ? shuffleBySeed(options, pin.seed, id) : options,
    blanks: type === 'blank' ? question.blanks.map((blank) => blank.id) : [],
  };
}

/** A question that the student has not opened: without its text and even without the number of its answers. */
export function withholdQuestion({ id, type, score, time_limit_s }: Question): PublicQuestion {
  return {
    id,
    withheld: true,
    type,
    body: { kind: 'word', text: '' },
    instruction: '',
    score: score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
    options: [],
    blanks: [],
  };
}

function toPublicFace({ kind, text, picture }: Face): Face {
  return { kind, text, ...(kind === 'picture' && picture && { picture }) };
}

export function toQuestionKey(question: Question): QuestionKey {
  const { type, case_sensitive, ignore_space, match_variants, explanation } = question;
  const right = question.answers.filter(({ correct }) => correct);
  const blanks = question.blanks.map(({ id, accepted }) => ({ id, accepted: splitAccepted(accepted) }));
  return {
    options: type === 'blank' ? [] : right.map(({ id }) => id),
    blanks: type === 'blank' ? blanks : [],
    case_sensitive,
    ignore_space,
    match_variants,
    explanation,
  };
}

/** The title is the body's text, else the description of its picture, else the instruction. */
export function toQuestionInfo({ id, body, instruction, score, time_limit_s }: Question): QuestionInfo {
  const title = toPlainText(body.text) || (body.picture?.alt ?? '').trim() || instruction.trim();
  return {
    id,
    title,
    max_score: score ?? 0,
    marked_by: 'machine',
    ...(time_limit_s !== undefined && { time_limit_s }),
  };
}
