import type { Kind } from '../kind-form/kind.ts';
import { blank } from './blank/kind.ts';
import { matching } from './matching/kind.ts';
import type { kindModels, QuestionType } from './models.ts';
import { multiple } from './multiple/kind.ts';
import { number } from './number/kind.ts';
import { open } from './open/kind.ts';
import { ordering } from './ordering/kind.ts';
import { shorttext } from './shorttext/kind.ts';
import { single } from './single/kind.ts';
import { truefalse } from './truefalse/kind.ts';

/** What each kind of question does. Free of zod. */
export const kinds = {
  single,
  multiple,
  blank,
  open,
  truefalse,
  matching,
  ordering,
  number,
  shorttext,
} satisfies {
  [Type in QuestionType]: Kind<(typeof kindModels)[Type]['schema'], object>;
};
