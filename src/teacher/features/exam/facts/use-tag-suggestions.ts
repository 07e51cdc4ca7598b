import { useDeferredValue } from 'react';
import type { ExamThingKind } from '#contract/choices.ts';
import { examTagMaxLength } from '#contract/limits.ts';
import { useCall } from '#ui/api/hooks.ts';

/** Tags that begin as typed, the most used first. A failure only means that none are suggested. */
export function useTagSuggestions(kind: ExamThingKind, typed: string): readonly string[] {
  const prefix = useDeferredValue(typed.trim().slice(0, examTagMaxLength));
  const reply = useCall('GET /exam/tag_list', { kind, prefix }, { quiet: true, keepPrevious: true });
  return reply.data?.tag_list.map(({ name }) => name) ?? [];
}
