import { useNavigate } from '@tanstack/react-router';
import { examTitleMaxLength } from '#contract/limits.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useSend } from '#ui/api/hooks.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { QuestionItem } from '../exam-item.ts';
import { examMessages } from '../exam-messages.ts';

/** Makes a paper of chosen questions, named after the first, and opens it. */
export function useBeginPaper(): (questions: readonly QuestionItem[]) => Promise<void> {
  const t = useMessages(examMessages);
  const navigate = useNavigate();
  const create = useSend('POST /exam/paper_create', { refreshes: ['GET /exam/paper_list'] });
  return async (questions) => {
    const items = questions.map(({ id, version_id, points }) => ({ question_id: id, version_id, points }));
    const title = `${t('new_paper')} · ${questions[0]?.title ?? ''}`.slice(0, examTitleMaxLength);
    try {
      const { id } = await create.mutateAsync({
        key: randomKey(),
        title,
        content: { sections: [{ id: createId(), heading: '', passage: '', items }], attachments: [] },
      });
      await navigate({ to: '/exam-res/create', search: { kind: 'paper', id } });
    } catch {
      // The call has shown why.
    }
  };
}
