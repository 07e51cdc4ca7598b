import type { ApiInput } from '#contract/api.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { examMessages } from '../exam-messages.ts';

export type FactChanges = ApiInput<'POST /exam/questions_change'>['changes'];

const questionReads = ['GET /exam/question_list', 'GET /exam/question_detail', 'GET /exam/tag_list'] as const;
const paperReads = ['GET /exam/paper_list', 'GET /exam/paper_detail', 'GET /exam/tag_list'] as const;

/** The calls of both tabs. */
function useCalls(isPapers: boolean) {
  const questions = {
    remove: useSend('POST /exam/questions_delete', { refreshes: questionReads }),
    restore: useSend('POST /exam/questions_restore', { refreshes: questionReads }),
    copy: useSend('POST /exam/question_copy', { refreshes: questionReads }),
    change: useSend('POST /exam/questions_change', { refreshes: questionReads }),
  };
  const papers = {
    remove: useSend('POST /exam/papers_delete', { refreshes: paperReads }),
    restore: useSend('POST /exam/papers_restore', { refreshes: paperReads }),
    copy: useSend('POST /exam/paper_copy', { refreshes: paperReads }),
    change: useSend('POST /exam/papers_change', { refreshes: paperReads }),
  };
  return isPapers ? papers : questions;
}

/** Changes of several questions or papers at once. Each resolves to whether it was done; the call has shown why not. */
export function useExamChanges(isPapers: boolean) {
  const t = useMessages(examMessages);
  const tCommon = useMessages(commonMessages);
  const calls = useCalls(isPapers);
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );

  const remove = async (ids: number[]): Promise<boolean> => {
    if (!(await succeeds(calls.remove.mutateAsync({ ids })))) return false;
    const restore = async () => {
      if (await succeeds(calls.restore.mutateAsync({ ids }))) showToast('success', t('restored'));
    };
    showToast('success', t('deleted', { count: ids.length }), {
      label: tCommon('undo'),
      run: () => void restore(),
    });
    return true;
  };
  const copy = async (ids: number[]): Promise<boolean> => {
    for (const id of ids) {
      if (!(await succeeds(calls.copy.mutateAsync({ id, key: randomKey() })))) return false;
    }
    showToast('success', t('copied', { count: ids.length }));
    return true;
  };
  const change = async (ids: number[], changes: FactChanges): Promise<boolean> => {
    if (!(await succeeds(calls.change.mutateAsync({ ids, changes })))) return false;
    showToast('success', t('changed', { count: ids.length }));
    return true;
  };
  return { remove, copy, change, isChanging: calls.change.isPending };
}
