import type { AuditChange } from '#server/features/audit/audit.service.ts';
import type { Follower } from '#server/features/changes/change.ts';

/** The audit entries of each change. Pure. */

const author = ({ at, by }: { at: number; by: number | null }) => ({ at, actor_id: by });

const ofAttempt = (attempt: { id: number; courseware_id: number }, member: number | undefined) => ({
  subject_kind: 'attempt' as const,
  subject_id: attempt.id,
  courseware_id: attempt.courseware_id,
  ...(member !== undefined && { user_id: member }),
});

const ofCourseware = ({ id, class_id }: { id: number; class_id: number }) => ({
  subject_kind: 'courseware' as const,
  subject_id: id,
  courseware_id: id,
  class_id,
});

export const auditFollower: Follower<AuditChange> = {
  'mark.given': ({ attempt, member, question, given, before, after, ...done }) => [
    {
      ...author(done),
      ...ofAttempt(attempt, member),
      action: given === null ? 'mark.take_back' : before.score === null ? 'mark.give' : 'mark.change',
      before: { question_id: question.id, ...before },
      after: { question_id: question.id, question: question.title, ...after },
      // If a mark replaces the machine's, or is withdrawn, its comment is the reason.
      reason: question.marked_by === 'machine' || given === null ? after.comment : '',
    },
  ],
  'mark.member_given': ({ attempt, member, before, after, reason, ...done }) => [
    {
      ...author(done),
      ...ofAttempt(attempt, member),
      action: 'mark.member',
      before: { own_score: before },
      after: { own_score: after },
      reason,
    },
  ],
  'attempt.commented': ({ attempt, member, before, after, ...done }) => [
    { ...author(done), ...ofAttempt(attempt, member), action: 'attempt.comment', before, after },
  ],
  'marks.released': ({ courseware, before, after, ...done }) => [
    {
      ...author(done),
      action: after === null ? 'marks.hold' : 'marks.release',
      ...ofCourseware(courseware),
      before: { marks_released_at: before },
      after: { marks_released_at: after },
    },
  ],
  'question.corrected': ({ courseware, title, correction, reason, ...done }) => [
    {
      ...author(done),
      ...ofCourseware(courseware),
      action: 'question.correct',
      after: { question: title, correction },
      reason,
    },
  ],
  'question.correction_taken_back': ({ courseware, title, correction, reason, ...done }) => [
    {
      ...author(done),
      ...ofCourseware(courseware),
      action: 'question.correct_take_back',
      before: { question: title, correction },
      reason,
    },
  ],
};
