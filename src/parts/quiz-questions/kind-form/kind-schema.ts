import type * as z from 'zod';
import type { CommonPublicQuestion, CommonQuestion } from '../common/schema.ts';

/**
 * What is stored and sent of a kind of question. A kind that is added later has one optional field, named like the kind, so
 * that stored questions need no upgrade.
 */
export type KindSchema = {
  fields: z.core.$ZodLooseShape;
  /** What students get; never a key. */
  publicFields: z.core.$ZodLooseShape;
  response: z.ZodType<object>;
};

export type FieldsOf<S extends KindSchema> = z.infer<z.ZodObject<S['fields']>>;
export type PublicFieldsOf<S extends KindSchema> = z.infer<z.ZodObject<S['publicFields']>>;
export type ResponseOf<S extends KindSchema> = z.infer<S['response']>;

/** A question as a kind sees it: with its own fields, without those of other kinds. */
export type QuestionOf<S extends KindSchema> = CommonQuestion & FieldsOf<S>;
export type PublicQuestionOf<S extends KindSchema> = CommonPublicQuestion & PublicFieldsOf<S>;
