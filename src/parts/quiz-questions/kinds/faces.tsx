import type { KindFace } from '../kind-form/kind-face.tsx';
import { face as blank } from './blank/face.tsx';
import { face as matching } from './matching/face.tsx';
import type { QuestionType } from './models.ts';
import { face as multiple } from './multiple/face.tsx';
import { face as number } from './number/face.tsx';
import { face as open } from './open/face.tsx';
import { face as ordering } from './ordering/face.tsx';
import { face as shorttext } from './shorttext/face.tsx';
import { face as single } from './single/face.tsx';
import { face as truefalse } from './truefalse/face.tsx';

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
