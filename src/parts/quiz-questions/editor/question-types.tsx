import { IconCheckbox, IconCircleDot, IconForms } from '@tabler/icons-react';
import type { QuestionType } from '../model.ts';

const icons = { single: IconCircleDot, multiple: IconCheckbox, blank: IconForms };

/** The question types in the order of the menu. */
export const offeredTypes: QuestionType[] = ['single', 'multiple', 'blank'];

export function TypeIcon({ type, size = 20 }: { type: QuestionType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} aria-hidden />;
}
