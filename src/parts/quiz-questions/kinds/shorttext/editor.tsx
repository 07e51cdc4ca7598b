import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { CompareFields } from '../../typed-texts/compare-fields.tsx';
import { AcceptedField } from './accepted-field.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: AcceptedField,
  firstAnswerField: 'shorttext.answers.0.text',
  Marking: CompareFields,
};
