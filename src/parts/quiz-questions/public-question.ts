import type { AttemptPin, MarkingGuide, QuestionInfo } from '#form/activity-type.ts';
import { toText } from '#parts/formatted-text/plain-text.ts';
import { toPlainText } from './body-text.ts';
import { toPublicFace } from './common/face.ts';
import { allKinds, kindOf, type QuestionKey } from './kind-of.ts';
import type { PublicKindFields, PublicQuestion, Question } from './model.ts';

/** Forms of a question for others than its author: for students, its key, and its title for lists. */

const noPublicFields: PublicKindFields = Object.assign({}, ...allKinds.map(({ none }) => none.public));
const noKey: Omit<QuestionKey, 'explanation'> = Object.assign({}, ...allKinds.map(({ none }) => none.key));

/** The question without its key, as students saw it also if it was corrected since. Lists each field, so that a field added later stays hidden until it is added here. */
export function toPublicQuestion(question: Question, pin: AttemptPin): PublicQuestion {
  const shown = question.corrected?.shown ?? question;
  const { id, section_id, type, body, sound, instruction, time_limit_s } = shown;
  return {
    id,
    ...(section_id !== undefined && { section_id }),
    type,
    body: toPublicFace(body),
    // Leaves out the file name, which is often the dictated word.
    ...(sound && { sound: { url: sound.url } }),
    instruction,
    score: question.score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
    ...noPublicFields,
    ...kindOf(shown).toPublic(shown, pin),
  };
}

/** A question that the student has not opened: without its text and even without the number of its answers. */
export function withholdQuestion({ id, section_id, type, score, time_limit_s }: Question): PublicQuestion {
  return {
    id,
    withheld: true,
    ...(section_id !== undefined && { section_id }),
    type,
    body: { kind: 'word', text: '' },
    instruction: '',
    score: score ?? 0,
    ...(time_limit_s !== undefined && { time_limit_s }),
    ...noPublicFields,
  };
}

export function toQuestionKey(question: Question): QuestionKey {
  return { ...noKey, ...kindOf(question).toKey(question), explanation: question.explanation };
}

/** The marking guide; null for questions that a machine marks, and if the author wrote none. */
export function toMarkingGuide(question: Question): MarkingGuide | null {
  const guide = kindOf(question).toGuide?.(question);
  return guide && (guide.model_answer !== '' || guide.rubric.length > 0) ? guide : null;
}

/** The title is the body's text, else the description of its picture, else the instruction. */
export function toQuestionInfo(question: Question): QuestionInfo {
  const { id, body, instruction, score, time_limit_s, bank, corrected } = question;
  const { markedBy, listFiles } = kindOf(question);
  const title = toPlainText(body.text) || (body.picture?.alt ?? '').trim() || toText(instruction).trim();
  return {
    id,
    title,
    max_score: score ?? 0,
    marked_by: corrected?.rule ? 'machine' : markedBy,
    ...(bank && { bank }),
    ...(time_limit_s !== undefined && { time_limit_s }),
    ...listFiles?.(question),
  };
}
