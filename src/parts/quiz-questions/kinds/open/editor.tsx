import { IconWriting } from '@tabler/icons-react';
import type { EditorKind } from '../../kind-form/editor-kind.tsx';
import { OpenFields } from './editor/open-fields.tsx';
import { openMessages } from './editor/open-messages.ts';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  Icon: IconWriting,
  name: openMessages.name,
  hint: openMessages.hint,
  Fields: OpenFields,
};
