import { emptyKindFields } from '../create-question.ts';
import type { SampleParts } from '../kind-form/kind-samples.ts';
import { kindSamples } from '../kinds/samples.ts';
import type { Question, QuestionResponse, QuestionType } from '../model.ts';
import type { QuestionSample } from './sample-questions.ts';

/** The samples of a kind: their questions have the fields of all kinds. */
export type AnySamples = SampleParts<Question, QuestionResponse>;

type OwnFields = Partial<Question> & Pick<Question, 'id' | 'body' | 'instruction' | 'score' | 'explanation'>;

/** Samples as their kind has them, with its own fields only. */
type GivenSamples = Omit<AnySamples, 'question' | 'guard'> & {
  question: OwnFields;
  guard: (sentinel: string) => { question: OwnFields; right: QuestionResponse };
};

const samplesByType: Readonly<Record<QuestionType, GivenSamples>> = kindSamples;

export function samplesOf(type: QuestionType): AnySamples {
  const { question, guard, ...samples } = samplesByType[type];
  const complete = (fields: OwnFields): Question => ({ ...emptyKindFields, ...fields, type });
  return {
    ...samples,
    question: complete(question),
    guard: (sentinel) => {
      const guarded = guard(sentinel);
      return { question: complete(guarded.question), right: guarded.right };
    },
  };
}

/** A question of each kind, with the responses of its samples. */
export function buildKindSample(types: readonly QuestionType[]): QuestionSample {
  const samples = types.map(samplesOf);
  const listResponses = (choose: (one: AnySamples) => QuestionResponse | undefined) =>
    Object.fromEntries(
      samples.flatMap((one) => {
        const response = choose(one);
        return response ? [[one.question.id, response]] : [];
      }),
    );
  return {
    title: { en: 'Every kind of question', 'zh-hk': '各種題型', 'zh-cn': '各种题型' },
    questions: samples.map(({ question }) => question),
    rightResponses: listResponses(({ right }) => right),
    wrongResponses: listResponses(({ wrong }) => wrong),
    partialResponses: listResponses(({ partial }) => partial),
  };
}

/** A question of each kind whose key has the text `sentinel`. */
export function buildGuardedSample(types: readonly QuestionType[], sentinel: string): QuestionSample {
  const guarded = types.map((type) => samplesOf(type).guard(sentinel));
  const rightResponses = guarded.map(({ question, right }) => [question.id, right] as const);
  return {
    title: { en: 'Marked keys of every kind', 'zh-hk': '各種題型的標記', 'zh-cn': '各种题型的标记' },
    questions: guarded.map(({ question }) => question),
    rightResponses: Object.fromEntries(rightResponses),
    wrongResponses: {},
    partialResponses: Object.fromEntries(rightResponses.slice(0, 1)),
  };
}
