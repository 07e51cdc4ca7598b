import { defineMessages } from '#contract/language.ts';
import { call } from '#ui/api/call.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';
import { type TaughtEntryBody, type TaughtReplies, type TaughtWrite, trySaveLive } from './taught-entries.ts';

/** Sends a teacher's writes to spaces. Sending one twice does no harm: the server knows its number and key. */

const messages = defineMessages({
  full: {
    en: 'There is no more room in it.',
    'zh-hk': '已滿，不能再加入。',
    'zh-cn': '已满，不能再加入。',
  },
});

type Reply = TaughtReplies[number];

const failureOf: Record<Exclude<Reply['result'], 'saved'>, Failure> = {
  stale: 'conflict',
  late: 'late',
  full: 'refused',
  not_allowed: 'refused',
  invalid: 'invalid',
};

function toResult(reply: Reply | undefined): SendResult<TaughtEntryBody> {
  if (!reply) return { isSent: false, failure: 'no_reply' };
  const { result, stored } = reply;
  // What was changed meanwhile needs a number above the stored one.
  const rebase = (body: TaughtEntryBody): TaughtEntryBody => {
    const seq = Math.max(body.write.seq, (stored?.seq ?? 0) + 1);
    return { ...body, write: { ...body.write, seq } };
  };
  if (result === 'saved') return { isSent: true, reply };
  const message = result === 'full' ? translate(messages, 'full') : '';
  return { isSent: false, failure: failureOf[result], message, rebase };
}

/** Saves entries of one attempt, or of the courseware's own spaces: a call is about one of these. */
async function saveTogether(bodies: readonly TaughtEntryBody[]): Promise<TaughtReplies> {
  const [first] = bodies;
  if (!first) return [];
  const { courseware_id, attempt_id } = first;
  const save = { ...(attempt_id && { attempt_id }), entries: bodies.map(({ write }) => write) };
  return (
    (await trySaveLive(courseware_id, save)) ??
    (await call('POST /study/space_save', { courseware_id, ...save }, { quiet: true })).entries
  );
}

/** The words of what was written, such as a card's; of a click its name. */
function describeValue(value: TaughtWrite['value']): string {
  return 'text' in value && typeof value.text === 'string' ? value.text : value.kind;
}

export const taughtEntrySender: Sender<TaughtEntryBody> = {
  // All entries of a lane are of one courseware.
  send: async (entries) => {
    const replyByBody = new Map<TaughtEntryBody, Reply | undefined>();
    const bodies = entries.map(({ body }) => body);
    for (const attemptId of new Set(bodies.map(({ attempt_id }) => attempt_id))) {
      const together = bodies.filter(({ attempt_id }) => attempt_id === attemptId);
      const replies = await saveTogether(together);
      for (const [index, body] of together.entries()) replyByBody.set(body, replies[index]);
    }
    return bodies.map((body) => toResult(replyByBody.get(body)));
  },
  toText: ({ title, body }) => [title, describeValue(body.write.value)].join('\n'),
};
