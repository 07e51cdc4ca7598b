import type { AttemptPin, MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import { toPlainText } from './body-text.ts';
import { splitAccepted } from './issues.ts';
import { type OpenFileKind, openFileKinds, openTextDefault } from './limits.ts';
import type { Face, PublicQuestion, Question, QuestionKey } from './model.ts';
import { shuffleBySeed } from './shuffle.ts';

/** Forms of a question for others than its author: for students, its key, and its title for lists. */

/** The question without its key. Lists each field, so that a field added later stays hidden until it is added here. */
export function toPublicQuestion(question: Question, pin: AttemptPin): PublicQuestion {
  const { id, type, body, sound, instruction, score, time_limit_s } = question;
  const options = hasOptions(question)
    ? question.answers.map((answer) => ({ id: answer.id, ...toPublicFace(answer) }))
    : [];
  return {
    id,
    type,
    body: toPublicFace(body),
    // Leaves out the file name, which is often the dictated word.
    ...(sound && { sound: { url: sound.url } }),
    instruction,
    score: score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
    options: pin.shuffle ? shuffleBySeed(options, pin.seed, id) : options,
    blanks: type === 'blank' ? question.blanks.map((blank) => blank.id) : [],
    ...(type === 'open' && toOpenFields(question)),
  };
}

function toOpenFields(question: Question): Pick<PublicQuestion, 'text_max' | 'files'> {
  const { text_max, file_max } = question;
  const kinds = fileKindsOf(question);
  const files = kinds.length > 0 ? { files: { kinds, max: file_max ?? 0 } } : {};
  return { text_max: text_max ?? openTextDefault, ...files };
}

/** The chosen kinds in the order of `openFileKinds`, not in the order in which the author chose them. */
function fileKindsOf({ type, file_kinds }: Question): OpenFileKind[] {
  return type === 'open' ? openFileKinds.filter((kind) => file_kinds.includes(kind)) : [];
}

function hasOptions({ type }: Question): boolean {
  return type === 'single' || type === 'multiple';
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
  const rightAnswers = hasOptions(question) ? question.answers.filter(({ correct }) => correct) : [];
  const blanks = question.blanks.map(({ id, accepted }) => ({ id, accepted: splitAccepted(accepted) }));
  return {
    options: rightAnswers.map(({ id }) => id),
    blanks: type === 'blank' ? blanks : [],
    case_sensitive,
    ignore_space,
    match_variants,
    explanation,
    model_answer: type === 'open' ? question.model_answer.trim() : '',
    rubric: type === 'open' ? question.rubric.map(({ text, points }) => ({ text, points: points ?? 0 })) : [],
  };
}

/** The marking guide; null for questions that a machine marks, and if the author wrote none. */
export function toMarkingGuide(question: Question): MarkingGuide | null {
  const { model_answer, rubric } = toQuestionKey(question);
  return model_answer !== '' || rubric.length > 0 ? { model_answer, rubric } : null;
}

/** The title is the body's text, else the description of its picture, else the instruction. */
export function toQuestionInfo(question: Question): QuestionInfo {
  const { id, type, body, instruction, score, time_limit_s, file_max } = question;
  const files = fileKindsOf(question);
  const title = toPlainText(body.text) || (body.picture?.alt ?? '').trim() || instruction.trim();
  return {
    id,
    title,
    max_score: score ?? 0,
    marked_by: type === 'open' ? 'teacher' : 'machine',
    ...(time_limit_s !== undefined && { time_limit_s }),
    ...(files.length > 0 && { files, file_max: file_max ?? 0 }),
  };
}
