import type { ApiInput, ApiReply } from '#contract/api.ts';
import { passwordsAtOnceMax } from '#contract/limits.ts';
import { call } from '#ui/api/call.ts';

/** A new password with what its person signs in with. It exists on this page alone. */
export type PasswordCard = ApiReply<'POST /admin/password_issue'>['cards'][number];

type IssueOptions = {
  /** The class through which a teacher issues; absent: an administrator issues. */
  classId?: number;
  /** Told after each part, so that a page can show how far it is. */
  onProgress: (done: number) => void;
};

/** Fewer than the server takes at once, so that progress shows and no call waits long. */
const atOnce = Math.min(10, passwordsAtOnceMax);

/** Issues new passwords in parts. Those issued before a failure are returned with it, since nobody else has them. */
export async function issueCards(
  ids: readonly number[],
  { classId, onProgress }: IssueOptions,
): Promise<{ cards: PasswordCard[]; error?: Error }> {
  const cards: PasswordCard[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    try {
      const reply = await (classId === undefined
        ? call('POST /admin/password_issue', { ids: part }, { timeoutMs: 20_000 })
        : call('POST /teacher/password_issue', teacherInput(classId, part), { timeoutMs: 20_000 }));
      cards.push(...reply.cards);
    } catch (error) {
      return { cards, error: error instanceof Error ? error : new Error(String(error)) };
    }
    onProgress(cards.length);
  }
  return { cards };
}

function teacherInput(class_id: number, ids: number[]): ApiInput<'POST /teacher/password_issue'> {
  return { class_id, ids };
}
