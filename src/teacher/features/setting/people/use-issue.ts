import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { issueCards, type PasswordCard } from '#teacher/shared/password-cards/issue-cards.ts';
import { refresh } from '#ui/api/hooks.ts';

/** Cards on the screen, and why some are missing. */
export type ShownCards = { cards: readonly PasswordCard[]; path: '/play' | '/'; error?: Error };

/** Issues passwords; `progress` is there while that goes on. */
export function useIssue(onCards: (shown: ShownCards) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const issue = async (ids: readonly number[], path: ShownCards['path']) => {
    setProgress({ done: 0, total: ids.length });
    const outcome = await issueCards(ids, { onProgress: (done) => setProgress({ done, total: ids.length }) });
    setProgress(undefined);
    onCards({ ...outcome, path });
    await refresh(client, ['GET /admin/people', 'GET /admin/person', 'GET /teacher/class_members']);
  };
  return { progress, issue };
}
