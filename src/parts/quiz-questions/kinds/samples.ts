import type { KindSamples } from '../kind-form/kind-samples.ts';
import { samples as blank } from './blank/samples.ts';
import { samples as matching } from './matching/samples.ts';
import type { kindModels, QuestionType } from './models.ts';
import { samples as multiple } from './multiple/samples.ts';
import { samples as number } from './number/samples.ts';
import { samples as open } from './open/samples.ts';
import { samples as ordering } from './ordering/samples.ts';
import { samples as shorttext } from './shorttext/samples.ts';
import { samples as single } from './single/samples.ts';
import { samples as truefalse } from './truefalse/samples.ts';

/** Samples of each kind of question. */
export const kindSamples = {
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
  [Type in QuestionType]: KindSamples<(typeof kindModels)[Type]['schema']>;
};
