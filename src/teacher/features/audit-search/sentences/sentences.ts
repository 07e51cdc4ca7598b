import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Text } from '#contract/language.ts';
import { peopleSentences } from './people-sentences.ts';
import { schoolSentences } from './school-sentences.ts';
import { workSentences } from './work-sentences.ts';

/** A sentence for each action. An action without a sentence is a compile error. */
export const sentences: Readonly<Record<AuditAction, Text>> = {
  ...peopleSentences,
  ...workSentences,
  ...schoolSentences,
};
