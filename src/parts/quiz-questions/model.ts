import * as z from 'zod';
import { haveUniqueIds } from '#parts/stored-media/model.ts';
import {
  type CommonPublicQuestion,
  type CommonQuestion,
  commonFields,
  commonPublicFields,
} from './common/schema.ts';
import type { AllOf } from './kind-form/all-of.ts';
import { kindModels, type QuestionType } from './kinds/models.ts';
import { questionsMax } from './limits.ts';

/**
 * Quiz questions as they are stored, shared by every type that asks them. A draft may be empty anywhere;
 * issues.ts has the rules for publishing. One flat shape serves all kinds of questions, so
 * that a teacher who switches the kind and back loses nothing; fields of other kinds are ignored.
 */

export type { Answer } from './choices/schema.ts';
export type { Picture } from './common/schema.ts';
export type { Blank } from './kinds/blank/schema.ts';
export type { QuestionType } from './kinds/models.ts';

type AnySchema = (typeof kindModels)[QuestionType]['schema'];

const kindSchemas: AnySchema[] = Object.values(kindModels).map(({ schema }) => schema);

function joinFields<Part extends 'fields' | 'publicFields'>(part: Part): AllOf<AnySchema[Part]> {
  return Object.assign({}, ...kindSchemas.map((schema) => schema[part]));
}

export const questionTypes = Object.keys(kindModels) as QuestionType[];

const type = z.enum(questionTypes);

export const question = z.object({ ...commonFields, type, ...joinFields('fields') });

export const questionList = z.array(question).max(questionsMax).refine(haveUniqueIds);

/**
 * A question that was corrected after students had used it. It is only made while a content is read and never stored:
 * schemas leave it out.
 */
export type Corrected = {
  /** The question as students saw it, with their order of its parts. */
  shown: Question;
  /** `void`: it counts for nobody; `full_marks`: everybody gets its points. */
  rule?: 'void' | 'full_marks' | undefined;
};

export type Question = z.infer<typeof question> & { corrected?: Corrected | undefined };
/** The fields of all kinds. */
export type KindFields = Omit<Question, keyof CommonQuestion | 'type' | 'corrected'>;
export type Sound = NonNullable<Question['sound']>;

/** A question for students: it shows neither the key nor how many answers are right. */
export const publicQuestion = z.strictObject({
  ...commonPublicFields,
  type,
  ...joinFields('publicFields'),
});

export type PublicQuestion = z.infer<typeof publicQuestion>;
export type PublicKindFields = Omit<PublicQuestion, keyof CommonPublicQuestion | 'type'>;

/** A response to a question of any kind. An answer taken back has no text in it. */
export const questionResponse = z.union(kindSchemas.map(({ response }) => response));

export type QuestionResponse = z.infer<typeof questionResponse>;
