import type { EditorKind } from '../kind-form/editor-kind.tsx';
import { editor as blank } from './blank/editor.tsx';
import { editor as matching } from './matching/editor.tsx';
import type { kindModels, QuestionType } from './models.ts';
import { editor as multiple } from './multiple/editor.tsx';
import { editor as number } from './number/editor.tsx';
import { editor as open } from './open/editor.tsx';
import { editor as ordering } from './ordering/editor.tsx';
import { editor as shorttext } from './shorttext/editor.tsx';
import { editor as single } from './single/editor.tsx';
import { editor as truefalse } from './truefalse/editor.tsx';

/** How each kind of question is edited, in the order of the menu. */
export const editorKinds = {
  single,
  multiple,
  truefalse,
  blank,
  shorttext,
  number,
  matching,
  ordering,
  open,
} satisfies {
  [Type in QuestionType]: EditorKind<(typeof kindModels)[Type]['schema']>;
};
