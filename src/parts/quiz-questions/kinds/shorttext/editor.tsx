import { IconCursorText } from '@tabler/icons-react';
import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { CompareFields } from '../../typed-texts/compare-fields.tsx';
import { AcceptedField } from './accepted-field.tsx';
import { shorttextEditorMessages } from './editor-messages.ts';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  Icon: IconCursorText,
  name: shorttextEditorMessages.name,
  hint: shorttextEditorMessages.hint,
  Fields: AcceptedField,
  firstAnswerField: 'shorttext.answers.0.text',
  Marking: CompareFields,
};
