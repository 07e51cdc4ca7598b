import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#ui/api/call.ts';
import { refresh } from '#ui/api/hooks.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { EditSession } from './edit-session.ts';
import { editorMessages } from './editor-messages.ts';

export type Completion = 'completed' | 'incomplete' | 'failed';

/** Saves what is open, then asks the server to check and publish it. */
export function useComplete(session: EditSession): {
  isCompleting: boolean;
  complete: () => Promise<Completion>;
} {
  const client = useQueryClient();
  const [isCompleting, setCompleting] = useState(false);

  const publish = async (): Promise<Completion> => {
    const isSaved = await session.flush();
    const { id } = session.getView();
    // Not even begun: everything is missing, and the panel says so.
    if (id === undefined && isSaved) return 'incomplete';
    if (id === undefined || !isSaved) {
      showToast('error', translate(editorMessages, 'not_saved_yet'));
      return 'failed';
    }
    const reply = await call('POST /diy/complete', { id });
    if (!reply.completed) return 'incomplete';
    session.notePublished(reply.status, reply.revision_number);
    await refresh(client, ['GET /diy/list', 'GET /diy/associated']);
    return 'completed';
  };

  return {
    isCompleting,
    complete: async () => {
      setCompleting(true);
      try {
        return await publish();
      } catch {
        // The message has been shown.
        return 'failed';
      } finally {
        setCompleting(false);
      }
    },
  };
}
