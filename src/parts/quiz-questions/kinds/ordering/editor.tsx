import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { CreditField } from './editor/credit-field.tsx';
import { ItemsField } from './editor/items-field.tsx';
import { face } from './face.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  ...face,
  Fields: ItemsField,
  firstAnswerField: 'ordering.items.0.text',
  Marking: CreditField,
};
