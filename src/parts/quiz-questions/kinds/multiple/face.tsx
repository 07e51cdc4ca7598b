import { IconCheckbox } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { multipleEditorMessages } from './editor-messages.ts';

export const face: KindFace = {
  Icon: IconCheckbox,
  name: multipleEditorMessages.name,
  hint: multipleEditorMessages.hint,
};
