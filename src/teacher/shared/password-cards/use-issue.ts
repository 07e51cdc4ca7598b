import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '#ui/api/hooks.ts';
import { issueCards, type PasswordCard } from './issue-cards.ts';

/** Cards on the screen, and the error if some are missing. */
export type ShownCards = { cards: readonly PasswordCard[]; path: '/play' | '/'; error?: Error };

/** Issues passwords; `progress` is undefined while none are issued. `classId`: the class of a teacher who issues them. */
export function useIssue(onCards: (cards: ShownCards) => void, classId?: number) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const issue = async (ids: readonly number[], path: ShownCards['path']) => {
    setProgress({ done: 0, total: ids.length });
    const outcome = await issueCards(ids, {
      ...(classId !== undefined && { classId }),
      onProgress: (done) => setProgress({ done, total: ids.length }),
    });
    setProgress(undefined);
    onCards({ ...outcome, path });
    await refresh(client, ['GET /admin/people', 'GET /admin/person', 'GET /teacher/class_members']);
  };
  return { progress, issue };
}
