import type { Text } from '#contract/language.ts';
import type { Random } from '#form/demo-half.ts';
import type { KindSchema, QuestionOf, ResponseOf } from './kind-schema.ts';

/** Samples of a kind, in its `samples.ts`: conformance tries them, and the demo school answers by them. */
export type KindSamples<Schema extends KindSchema> = SampleParts<QuestionOf<Schema>, ResponseOf<Schema>>;

export type SampleParts<Question, Response> = {
  title: Text;
  /** A complete question. Its id is the same in no other kind. */
  question: Question;
  /** It gets full marks, or waits for a teacher. */
  right: Response;
  wrong: Response;
  /** It gets some of the points; undefined: there is no such response. */
  partial?: Response;
  /** An answer taken back. */
  empty: Response;
  /** Responses that a student's device may send, but that do not fit `question`: they get nothing. */
  misfits: Response[];
  /** A complete question whose key has the text `sentinel`, which no student may see before the key, and its right response. */
  guard: (sentinel: string) => { question: Question; right: Response };
  /** Answers of students of the demo school. */
  simulateRight: (question: Question, random: Random) => Response;
  /** Likely mistakes. */
  simulateWrong: (question: Question, random: Random) => Response;
};
