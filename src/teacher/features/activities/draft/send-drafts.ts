import { call } from '#ui/api/call.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import { type DraftBody, type DraftEntry, type SavedDraft, savedDraftsChannel } from './draft-entry.ts';
import { writeDraftText } from './draft-text.ts';

/** Saves drafts on the server: on any page, also when their editor was closed long ago. */

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(savedDraftsChannel) : undefined;
const tellTabs = channel?.postMessage.bind(channel);

async function sendDraft({ name, body }: DraftEntry): Promise<SendResult<DraftBody>> {
  const { type, key, form, content, draft_version, edit } = body;
  const id = body.id ?? (await call('POST /diy/add', { type, key, form }, { quiet: true })).id;
  const saved = await call(
    'POST /diy/save',
    { id, draft_version, form, content, edit: { editor: name, number: edit } },
    { quiet: true },
  );
  const reply: SavedDraft = {
    editor: name,
    edit,
    id,
    draft_version: saved.draft_version,
    status: saved.status,
  };
  tellTabs?.(reply);
  return {
    isSent: true,
    reply,
    rebase: (newerBody) => ({ ...newerBody, id, draft_version: saved.draft_version }),
  };
}

export const draftSender: Sender<DraftBody> = {
  send: (entries) => Promise.all(entries.map(sendDraft)),
  toText: writeDraftText,
};
