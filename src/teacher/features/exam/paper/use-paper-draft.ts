import { useQueryClient } from '@tanstack/react-query';
import { readNow, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { createMessages } from '../create/create-messages.ts';
import { useKeptDraft } from '../create/use-kept-draft.ts';
import type { PaperDraft } from './paper-draft.ts';

const reads = ['GET /exam/paper_list', 'GET /exam/paper_detail', 'GET /exam/question_detail'] as const;

/** The paper that is typed. `initial`: as the server has it, or a new one. */
export function usePaperDraft(id: number | undefined, title: string, initial: PaperDraft) {
  const t = useMessages(createMessages);
  const queryClient = useQueryClient();
  const create = useSend('POST /exam/paper_create', { refreshes: reads, successText: t('saved') });
  const save = useSend('POST /exam/paper_save', { refreshes: reads, successText: t('saved') });
  const kept = useKeptDraft({
    name: `exam-paper:${id ?? 'new'}`,
    title,
    initial,
    reads,
    send: ({ creationKey, baseNumber, title: paperTitle, facts, content }: PaperDraft) =>
      id === undefined
        ? create.mutateAsync({ key: creationKey, title: paperTitle, facts, content })
        : save.mutateAsync({ id, base_number: baseNumber, title: paperTitle, facts, content }),
    readNewestNumber: async () =>
      (await readNow(queryClient, 'GET /exam/paper_detail', { id: id ?? 0 })).version_number,
  });
  return { ...kept, isSaving: create.isPending || save.isPending };
}
