import { IconCircleDot } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { singleEditorMessages } from './editor-messages.ts';

export const face: KindFace = {
  Icon: IconCircleDot,
  name: singleEditorMessages.name,
  hint: singleEditorMessages.hint,
};
