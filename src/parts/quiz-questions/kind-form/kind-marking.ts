import type { Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import type { KindSchema, QuestionOf, ResponseOf } from './kind-schema.ts';

/** The schemas of a kind and its marking, in its `model.ts`. No app loads it at its start: it may use zod and large tables. */
export type KindModel<Schema extends KindSchema> = {
  schema: Schema;
  marking: KindMarking<QuestionOf<Schema>, ResponseOf<Schema>>;
};

export type KindMarking<Question, Response> = {
  /** The share of the points, from 0 to 1; null if a teacher has to mark the response. */
  findShare(question: Question, response: Response): number | null;
  /** The pieces of a response that belong to the question, in the teacher's order, without empty ones. */
  readPieces(question: Question, response: Response, lang: Language): ResponsePiece[];
  /** Key of the report's row for a piece, if this version of the question marks it the same way; else null. */
  findRowKey(question: Question, piece: ResponsePiece): string | null;
  /** What marking depends on besides key and points: versions that differ in it are reported apart. */
  fingerprint(question: Question, lang: Language): unknown;
  /** A report that is not made of pieces. */
  summarize?(
    question: Question,
    responses: readonly VersionedResponse<Question>[],
    lang: Language,
  ): QuestionReport;
};

/** One part of a response: a chosen option, or the text typed into a blank. */
export type ResponsePiece = {
  /** Id of the option or the blank; 'text' for an open answer. */
  id: string;
  text: string;
  label: string;
  /** null if a teacher marks it. */
  correct: boolean | null;
};

/** `pinnedQuestion`: the question as the student had it, if the attempt pins another revision. */
export type VersionedResponse<Question> = Omit<StudentResponse, 'content'> & {
  pinnedQuestion?: Question | undefined;
};
