import type { KindSchema } from '../kind-form/kind-schema.ts';
import { schema as blank } from './blank/schema.ts';
import { schema as multiple } from './multiple/schema.ts';
import { schema as open } from './open/schema.ts';
import { schema as single } from './single/schema.ts';

/** The schemas of all kinds of questions. Their names here are the values of a question's `type`. */
export const kindModels = {
  single: { schema: single },
  multiple: { schema: multiple },
  blank: { schema: blank },
  open: { schema: open },
} satisfies Record<string, { schema: KindSchema }>;

export type QuestionType = keyof typeof kindModels;
