import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import {
  type AnswerMarkBody,
  type GivenMark,
  isMemberMark,
  type MarkBody,
  type MarkResult,
  type MemberMarkBody,
} from './unsent-marks.ts';

/** Sends marks. Sending one twice does no harm, because `seen` says which mark the teacher knew. */

const quietOptions = { quiet: true };
type Result = SendResult<MarkBody>;

const isSameMark = (one: Pick<GivenMark, 'score' | 'comment'>, other: Pick<GivenMark, 'score' | 'comment'>) =>
  one.score === other.score && one.comment === other.comment;

const storeMarks = async (marks: readonly GivenMark[]): Promise<MarkResult[]> =>
  marks.length === 0
    ? []
    : (await call('POST /study/mark_many', { marks: [...marks] }, quietOptions)).results;

/** Whether what was faster is an earlier mark of this teacher, whose reply was lost. */
function isOwnEarlierMark({ person, body }: UnsentEntry<AnswerMarkBody>, { is_stored, newest }: MarkResult) {
  if (is_stored || newest.marked_by !== person || newest.number !== body.mark.seen + 1) return false;
  return body.earlier?.some((mark) => isSameMark(mark, newest)) ?? false;
}

function toResult(reply: MarkResult): Result {
  const { is_stored, newest } = reply;
  if (!is_stored) return { isSent: false, failure: 'conflict', rebase: (body) => ({ ...body, newest }) };
  // What the teacher has changed meanwhile goes on from the stored mark.
  const rebase = (body: MarkBody): MarkBody =>
    isMemberMark(body) ? body : { ...body, mark: { ...body.mark, seen: newest.number } };
  return { isSent: true, reply, rebase };
}

async function sendAnswerMarks(entries: readonly UnsentEntry<AnswerMarkBody>[]): Promise<Result[]> {
  const results = await storeMarks(entries.map(({ body }) => body.mark));
  const again = [...entries.entries()].flatMap(([index, entry]) => {
    const result = results[index];
    if (!result || !isOwnEarlierMark(entry, result)) return [];
    return [{ index, mark: { ...entry.body.mark, seen: result.newest.number } }];
  });
  const repeated = await storeMarks(again.map(({ mark }) => mark));
  for (const [order, { index }] of again.entries()) {
    const result = repeated[order];
    if (result) results[index] = result;
  }
  return results.map(toResult);
}

async function sendMemberMark({ body }: UnsentEntry<MemberMarkBody>): Promise<Result> {
  const { memberMark, earlier = [] } = body;
  const store = (seen: number | null) =>
    call('POST /study/member_mark', { ...memberMark, seen }, quietOptions);
  let reply: ApiReply<'POST /study/member_mark'> = await store(memberMark.seen);
  const stored = reply.own_score;
  if (!reply.is_stored && earlier.some(({ score }) => score === stored)) reply = await store(stored);
  const { is_stored, own_score } = reply;
  const change = (newBody: MarkBody): MarkBody => {
    if (!isMemberMark(newBody)) return newBody;
    return is_stored
      ? { ...newBody, memberMark: { ...newBody.memberMark, seen: own_score } }
      : { ...newBody, theirs: own_score };
  };
  return is_stored
    ? { isSent: true, reply, rebase: change }
    : { isSent: false, failure: 'conflict', rebase: change };
}

const hasAnswerMark = (entry: UnsentEntry<MarkBody>): entry is UnsentEntry<AnswerMarkBody> =>
  !isMemberMark(entry.body);

export const markSender: Sender<MarkBody> = {
  send: async (entries) => {
    const answerEntries = entries.filter(hasAnswerMark);
    const answerResults = await sendAnswerMarks(answerEntries);
    const resultByName = new Map(answerEntries.map(({ name }, index) => [name, answerResults[index]]));
    for (const entry of entries)
      if (!hasAnswerMark(entry))
        resultByName.set(entry.name, await sendMemberMark(entry as UnsentEntry<MemberMarkBody>));
    return entries.map(({ name }) => resultByName.get(name) ?? { isSent: false, failure: 'no_reply' });
  },
  toText: ({ title, body }) => {
    const { score } = isMemberMark(body) ? body.memberMark : body.mark;
    const words = isMemberMark(body) ? body.memberMark.reason : body.mark.comment;
    return [title, score ?? '–', words].join('\n');
  },
};
