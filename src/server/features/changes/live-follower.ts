import { type Follower, followNothing } from '#server/features/changes/change.ts';
import type { Topic, Topics } from '#server/realtime/bus.ts';

/** The messages to watchers after each change. Pure. */

type LiveMessage = { [T in Topic]: { topic: T; id: number; message: Topics[T] } }[Topic];

const tellOfAttempt = ({ attempt }: { attempt: { id: number; courseware_id: number } }): LiveMessage[] => [
  { topic: 'courseware', id: attempt.courseware_id, message: { attempt_id: attempt.id } },
];

const tellOfCourseware = ({ courseware }: { courseware: { id: number } }): LiveMessage[] => [
  { topic: 'courseware', id: courseware.id, message: { attempt_id: null } },
];

export const liveFollower: Follower<LiveMessage> = {
  'mark.given': tellOfAttempt,
  'mark.member_given': tellOfAttempt,
  'attempt.commented': followNothing,
  'marks.released': followNothing,
  'question.corrected': tellOfCourseware,
  'question.correction_taken_back': tellOfCourseware,
};
