import { IconSortAscendingNumbers } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { orderingEditorMessages } from './editor/editor-messages.ts';

export const face: KindFace = {
  Icon: IconSortAscendingNumbers,
  name: orderingEditorMessages.name,
  hint: orderingEditorMessages.hint,
};
