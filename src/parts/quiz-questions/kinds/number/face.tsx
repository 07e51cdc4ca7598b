import { IconNumber123 } from '@tabler/icons-react';
import type { KindFace } from '../../kind-form/kind-face.tsx';
import { numberQuestionMessages } from './editor-messages.ts';

export const face: KindFace = {
  Icon: IconNumber123,
  name: numberQuestionMessages.name,
  hint: numberQuestionMessages.hint,
};
