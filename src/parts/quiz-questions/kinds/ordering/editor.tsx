import { IconSortAscendingNumbers } from '@tabler/icons-react';
import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { CreditField } from './editor/credit-field.tsx';
import { orderingEditorMessages } from './editor/editor-messages.ts';
import { ItemsField } from './editor/items-field.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  Icon: IconSortAscendingNumbers,
  name: orderingEditorMessages.name,
  hint: orderingEditorMessages.hint,
  Fields: ItemsField,
  firstAnswerField: 'ordering.items.0.text',
  Marking: CreditField,
};
