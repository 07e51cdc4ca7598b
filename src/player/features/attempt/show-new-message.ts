import { call } from '#ui/api/call.ts';
import { showToast } from '#ui/toast/toast-store.ts';

const shownMaxLength = 200;

/** Shows the newest words of a teacher over the work. They stay new until they are opened on the home page. */
export async function showNewMessage(): Promise<void> {
  const { messages } = await call('GET /play/news', {}, { quiet: true });
  const message = messages.find(
    ({ kind, is_seen }) => !is_seen && (kind === 'announcement' || kind === 'reminder'),
  );
  if (!message) return;
  const { teacher_name, text } = message;
  const beginning = text.length > shownMaxLength ? `${text.slice(0, shownMaxLength)}…` : text;
  showToast('info', `${teacher_name} · ${beginning}`);
}
