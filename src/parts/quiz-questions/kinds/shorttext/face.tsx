import { IconCursorText } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { shorttextEditorMessages } from './editor-messages.ts';

export const face: KindFace = {
  Icon: IconCursorText,
  name: shorttextEditorMessages.name,
  hint: shorttextEditorMessages.hint,
};
