import { IconForms } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { blankEditorMessages } from './editor/blank-messages.ts';

export const face: KindFace = {
  Icon: IconForms,
  name: blankEditorMessages.name,
  hint: blankEditorMessages.hint,
};
