import { useQueryClient } from '@tanstack/react-query';
import type { ApiReply } from '#contract/api.ts';
import { readNow, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { createMessages } from './create-messages.ts';
import type { QuestionDraft } from './question-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const reads = ['GET /exam/question_list', 'GET /exam/question_detail', 'GET /exam/tag_list'] as const;

export type SavedQuestion = ApiReply<'POST /exam/question_save'>;

/** The question that is typed. `initial`: as the server has it, or a new one. */
export function useQuestionDraft(id: number | undefined, title: string, initial: QuestionDraft) {
  const t = useMessages(createMessages);
  const queryClient = useQueryClient();
  const tellSaved = ({ is_draft }: SavedQuestion) =>
    showToast(is_draft ? 'info' : 'success', t(is_draft ? 'saved_draft' : 'saved'));
  const create = useSend('POST /exam/question_create', { refreshes: reads, onSuccess: tellSaved });
  const save = useSend('POST /exam/question_save', { refreshes: reads, onSuccess: tellSaved });
  const kept = useKeptDraft({
    name: `exam-question:${id ?? 'new'}`,
    title,
    initial,
    reads,
    send: ({ creationKey, baseNumber, content, facts }: QuestionDraft) =>
      id === undefined
        ? create.mutateAsync({ key: creationKey, facts, content })
        : save.mutateAsync({ id, base_number: baseNumber, facts, content }),
    readNewestNumber: async () =>
      (await readNow(queryClient, 'GET /exam/question_detail', { id: id ?? 0 })).version_number,
  });
  return { ...kept, isSaving: create.isPending || save.isPending };
}
