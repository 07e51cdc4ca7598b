import { blank } from './blank/model.ts';
import { matching } from './matching/model.ts';
import { multiple } from './multiple/model.ts';
import { number } from './number/model.ts';
import { open } from './open/model.ts';
import { ordering } from './ordering/model.ts';
import { shorttext } from './shorttext/model.ts';
import { single } from './single/model.ts';
import { truefalse } from './truefalse/model.ts';

/** The schemas and the marking of all kinds of questions. Their names here are the values of a question's `type`. */
export const kindModels = { single, multiple, blank, open, truefalse, matching, ordering, number, shorttext };

export type QuestionType = keyof typeof kindModels;
