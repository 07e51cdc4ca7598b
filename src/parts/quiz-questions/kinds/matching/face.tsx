import { IconArrowsLeftRight } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { matchingEditorMessages } from './editor/editor-messages.ts';

export const face: KindFace = {
  Icon: IconArrowsLeftRight,
  name: matchingEditorMessages.name,
  hint: matchingEditorMessages.hint,
};
