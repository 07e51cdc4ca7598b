import type { ApiInput, ApiReply } from '#contract/api.ts';
import { passwordsAtOnceMax } from '#contract/limits.ts';
import { call } from '#ui/api/call.ts';

/** A new password with its person's sign-in name. Only this page has it. */
export type PasswordCard = ApiReply<'POST /admin/password_issue'>['cards'][number];

type IssueOptions = {
  /** The class of a teacher who issues passwords; absent for an administrator. */
  classId?: number;
  /** Called after each part with the number of passwords issued so far. */
  onProgress: (issuedCount: number) => void;
};

/** Fewer than the server accepts at once, so that progress is visible and no call takes long. */
const batchSize = Math.min(10, passwordsAtOnceMax);

/** Issues new passwords in parts. After a failure, also returns those already issued, because only this page has them. */
export async function issueCards(
  ids: readonly number[],
  { classId, onProgress }: IssueOptions,
): Promise<{ cards: PasswordCard[]; error?: Error }> {
  const cards: PasswordCard[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batchIds = ids.slice(from, from + batchSize);
    try {
      const reply = await (classId === undefined
        ? call('POST /admin/password_issue', { ids: batchIds }, { timeoutMs: 20_000 })
        : call('POST /teacher/password_issue', toTeacherInput(classId, batchIds), { timeoutMs: 20_000 }));
      cards.push(...reply.cards);
    } catch (error) {
      return { cards, error: error instanceof Error ? error : new Error(String(error)) };
    }
    onProgress(cards.length);
  }
  return { cards };
}

function toTeacherInput(class_id: number, ids: number[]): ApiInput<'POST /teacher/password_issue'> {
  return { class_id, ids };
}
