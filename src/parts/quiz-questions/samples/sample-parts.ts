import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { wordAnswers } from '../choices/sample-answers.ts';
import { emptyKindFields } from '../create-question.ts';
import type { Answer, Picture, Question, QuestionType } from '../model.ts';

/** Short forms for sample questions; missing fields have the values of a new question. */

type QuestionFields = Partial<Omit<Question, 'body'>> & { text: RichText; picture?: Picture };

function sampleQuestion(
  id: string,
  type: QuestionType,
  { text, picture, ...fields }: QuestionFields,
): Question {
  return {
    id,
    type,
    body: picture ? { kind: 'picture', text, picture } : { kind: 'word', text },
    instruction: '',
    score: 1,
    explanation: '',
    ...emptyKindFields,
    ...fields,
  };
}

export const singleQuestion = (id: string, fields: QuestionFields) => sampleQuestion(id, 'single', fields);
export const openQuestion = (id: string, fields: QuestionFields) => sampleQuestion(id, 'open', fields);
export const multipleQuestion = (id: string, fields: QuestionFields) =>
  sampleQuestion(id, 'multiple', fields);

/** `accepted` of each blank in order; ids are b1, b2 … */
export function blankQuestion(id: string, accepted: string[], fields: QuestionFields): Question {
  const blanks = accepted.map((one, index) => ({ id: `b${index + 1}`, accepted: one }));
  return sampleQuestion(id, 'blank', { blanks, ...fields });
}

/** Answers with pictures in `folder`. A leading `*` of a file's name marks the right ones. */
export function pictureAnswers(folder: string, ...names: [file: string, alt: string][]): Answer[] {
  return names.map(([file, alt], index) => ({
    id: String.fromCharCode(97 + index),
    kind: 'picture',
    text: '',
    picture: samplePicture(`${folder}/${file.replace(/^\*/, '')}`, alt),
    correct: file.startsWith('*'),
  }));
}

export function samplePicture(name: string, alt: string): Picture {
  return { url: `samples/${name}.png`, width: 640, height: 480, alt };
}

export { wordAnswers };
