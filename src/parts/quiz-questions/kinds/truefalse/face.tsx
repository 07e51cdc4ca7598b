import { IconCircleHalf2 } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { truefalseEditorMessages } from './editor-messages.ts';

export const face: KindFace = {
  Icon: IconCircleHalf2,
  name: truefalseEditorMessages.name,
  hint: truefalseEditorMessages.hint,
};
