import { IconWriting } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { openMessages } from './editor/open-messages.ts';

export const face: KindFace = {
  Icon: IconWriting,
  name: openMessages.name,
  hint: openMessages.hint,
};
