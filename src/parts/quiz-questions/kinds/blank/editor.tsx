import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { blanksMax } from '../../limits.ts';
import { BlankBody } from './editor/blank-body.tsx';
import { BlankMarking } from './editor/blank-marking.tsx';
import { BlanksField } from './editor/blanks-field.tsx';
import { PastedBody } from './editor/pasted-body.tsx';
import { setGapText } from './editor/set-gap-text.ts';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: BlanksField,
  Body: BlankBody,
  gaps: {
    max: blanksMax,
    listIds: ({ blanks }) => blanks.map(({ id }) => id),
    setText: setGapText,
  },
  Marking: BlankMarking,
  PastedBody,
};
