import { IconCheckbox, IconCircleDot, IconForms, IconWriting } from '@tabler/icons-react';
import type { QuestionType } from '../model.ts';

const iconByType = { single: IconCircleDot, multiple: IconCheckbox, blank: IconForms, open: IconWriting };

/** The question types in the order of the menu. */
export const offeredTypes: QuestionType[] = ['single', 'multiple', 'blank', 'open'];

export function TypeIcon({ type, size = 20 }: { type: QuestionType; size?: number }) {
  const Icon = iconByType[type];
  return <Icon size={size} aria-hidden />;
}
