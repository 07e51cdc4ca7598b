import { createId } from '#parts/stored-media/create-id.ts';
import { allKinds, kindOf } from './kind-of.ts';
import type { KindFields, Question, QuestionType } from './model.ts';

/** The fields of all kinds, as in a question of another kind. */
export const emptyKindFields: KindFields = Object.assign({}, ...allKinds.map(({ none }) => none.fields));

/** An empty question of the kind, with what a question of the kind begins with. */
export function createQuestion(type: QuestionType): Question {
  return beginKind({
    id: createId(),
    type,
    body: { kind: 'word', text: '' },
    instruction: '',
    score: 1,
    explanation: '',
    ...emptyKindFields,
  });
}

/** The question with what its kind begins with; keeps everything that the kind can use. */
export function beginKind(question: Question): Question {
  return { ...question, ...kindOf(question).begin(question) };
}

/** A copy of the question with new ids, so that it has its own statistics. */
export function duplicateQuestion(question: Question): Question {
  return Object.assign({}, question, { id: createId() }, ...allKinds.map((kind) => kind.renewIds(question)));
}
