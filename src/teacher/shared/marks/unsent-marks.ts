import { useSyncExternalStore } from 'react';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { useUnsent } from '#ui/unsent/list/use-unsent.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';

/** Marks that the server does not have yet: giving them, and seeing what became of them. `send-marks.ts` sends them. */

export const marksLane = 'marks';

/** `seen`: number of the newest mark that the teacher has seen; 0 = none. */
export type GivenMark = Required<ApiInput<'POST /study/mark'>>;
/** `seen`: the member's own mark that the teacher has seen; null = none. */
export type MemberMark = Required<ApiInput<'POST /study/member_mark'>>;
export type MarkResult = ApiReply<'POST /study/mark'>;
export type AnswerRef = Pick<GivenMark, 'attempt_id' | 'question_id'>;

export type AnswerMarkBody = {
  mark: GivenMark;
  /** Where the answer is marked; absent for marks of earlier versions of the app. */
  courseware_id?: number;
  /** Marks that this one replaced while they waited. The server may have stored one whose reply was lost. */
  earlier?: readonly Pick<GivenMark, 'score' | 'comment'>[];
  /** The mark of a colleague who was faster. */
  newest?: MarkResult['newest'];
};
export type MemberMarkBody = {
  memberMark: MemberMark;
  earlier?: readonly Pick<MemberMark, 'score'>[];
  /** The mark of a colleague who was faster; null if that one took it back. */
  theirs?: number | null;
};
export type MarkBody = AnswerMarkBody | MemberMarkBody;

export type UnsentMark<Body extends MarkBody = AnswerMarkBody> = UnsentEntry<Body>;

export const isMemberMark = (body: MarkBody): body is MemberMarkBody => 'memberMark' in body;
export const keyOfMark = ({ attempt_id, question_id }: AnswerRef) => `${attempt_id}/${question_id}`;
const keyOfMemberMark = ({ attempt_id, user_id }: Pick<MemberMark, 'attempt_id' | 'user_id'>) =>
  `${attempt_id}/member ${user_id}`;

const isMark = (entry: UnsentEntry): entry is UnsentEntry<MarkBody> => entry.kind === 'mark';
const isAnswerMark = (entry: UnsentEntry): entry is UnsentMark => isMark(entry) && !isMemberMark(entry.body);

const earlierMax = 5;

/** What a waiting entry has already tried to send, for the one that replaces it. */
function listEarlier<Words extends { score: number | null }>(
  name: string,
  readWords: (body: MarkBody) => Words | undefined,
): readonly Words[] {
  const replaced = unsentQueue.list().find((entry) => isMark(entry) && entry.name === name);
  if (!replaced || replaced.state !== 'waiting') return [];
  const body = replaced.body as MarkBody;
  const words = readWords(body);
  return [...((body.earlier ?? []) as readonly Words[]), ...(words ? [words] : [])].slice(-earlierMax);
}

/** Gives marks, in place of those of the same answers that still wait. `typedName`: the typed text that becomes them. */
export function giveMarks(
  marks: readonly { mark: GivenMark; title: string }[],
  courseware_id: number | undefined,
  typedName?: string,
): void {
  const entries = marks.map(({ mark, title }) => {
    const name = keyOfMark(mark);
    const earlier = listEarlier(name, (body) => (isMemberMark(body) ? undefined : body.mark));
    const body: AnswerMarkBody = {
      mark,
      earlier: earlier.map(({ score, comment }) => ({ score, comment })),
      ...(courseware_id !== undefined && { courseware_id }),
    };
    return { lane: marksLane, kind: 'mark' as const, name, title, body };
  });
  void unsentQueue.add(entries, typedName === undefined ? {} : { clears: [typedName] });
}

/** Gives a member of a group an own mark, or takes it back. */
export function giveMemberMark(memberMark: MemberMark, title: string, typedName?: string): void {
  const name = keyOfMemberMark(memberMark);
  const earlier = listEarlier(name, (body) => (isMemberMark(body) ? body.memberMark : undefined));
  const body: MemberMarkBody = { memberMark, earlier: earlier.map(({ score }) => ({ score })) };
  void unsentQueue.add(
    [{ lane: marksLane, kind: 'mark', name, title, body }],
    typedName === undefined ? {} : { clears: [typedName] },
  );
}

/** Drops a mark that a colleague's mark replaces, or that the server has refused. */
export const discardMark = (entry: UnsentMark<MarkBody>): Promise<void> => unsentQueue.discard([entry]);

/** Tries once more to send a mark that the server has refused. */
export const sendMarkAgain = (entry: UnsentMark<MarkBody>): Promise<void> => unsentQueue.sendAgain([entry]);

/** Whether the mark waits for the teacher to decide. */
export const isUnsolved = ({ state }: UnsentEntry): boolean => state !== 'waiting';

export type UnsentMarks = {
  /** By answer. */
  marks: ReadonlyMap<string, UnsentMark>;
  /** Why marks wait, if they cannot be sent now. */
  failure: Failure | undefined;
  /** Whether some are in this tab only, so that closing it may lose them. */
  areOnlyInTab: boolean;
  /** False until what earlier visits left has been read. */
  hasRead: boolean;
};

const readFailure = () => unsentQueue.laneState(marksLane).failure;
const readOnlyInTab = () =>
  unsentQueue.list().some((entry) => isMark(entry) && unsentQueue.isOnlyInTab(entry));

let lastMarks: UnsentMarks['marks'] = new Map();

/** The same map while its entries are the same, so that typing does not render a list of answers again. */
function readMarks(): UnsentMarks['marks'] {
  const entries = unsentQueue.list().filter(isAnswerMark);
  const isSame =
    entries.length === lastMarks.size && entries.every((entry) => lastMarks.get(entry.name) === entry);
  if (!isSame) lastMarks = new Map(entries.map((entry) => [entry.name, entry]));
  return lastMarks;
}

/** The marks of answers that this teacher has given and that are not stored yet. */
export function useUnsentMarks(): UnsentMarks {
  return {
    marks: useSyncExternalStore(unsentQueue.subscribe, readMarks),
    failure: useSyncExternalStore(unsentQueue.subscribe, readFailure),
    areOnlyInTab: useSyncExternalStore(unsentQueue.subscribe, readOnlyInTab),
    hasRead: useSyncExternalStore(unsentQueue.subscribe, unsentQueue.hasRead),
  };
}

/** A member's own mark that is not stored yet. */
export function useUnsentMemberMark(attempt_id: number, user_id: number) {
  const name = keyOfMemberMark({ attempt_id, user_id });
  const entry = useUnsent().find((each) => isMark(each) && each.name === name);
  return entry as UnsentMark<MemberMarkBody> | undefined;
}

/** Calls `onStored` for each mark that this tab has sent; returns a function that stops it. */
export function followStoredMarks(onStored: (body: MarkBody, reply: unknown) => void): () => void {
  return unsentQueue.onResult((entry, result) => {
    if (isMark(entry) && result.isSent) onStored(entry.body, result.reply);
  });
}
