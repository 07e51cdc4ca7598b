import type { KindFace } from '../kind-form/kind-face.ts';
import { face as blank } from './blank/face.ts';
import { face as matching } from './matching/face.ts';
import type { QuestionType } from './models.ts';
import { face as multiple } from './multiple/face.ts';
import { face as number } from './number/face.ts';
import { face as open } from './open/face.ts';
import { face as ordering } from './ordering/face.ts';
import { face as shorttext } from './shorttext/face.ts';
import { face as single } from './single/face.ts';
import { face as truefalse } from './truefalse/face.ts';

/** Name and icon of each kind, in the order of the menu. */
export const kindFaces = {
  single,
  multiple,
  truefalse,
  blank,
  shorttext,
  number,
  matching,
  ordering,
  open,
} satisfies Record<QuestionType, KindFace>;
