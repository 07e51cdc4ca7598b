import type { ApiReply } from '#contract/api.ts';
import { findAcceptedUntil } from '#contract/rules/late-work.ts';
import type { Row } from '#server/database/schema.ts';
import type { PlayCourseware } from '#server/features/attempts/reading/play-coursewares.service.ts';
import type { ReopeningByAttempt } from '#server/features/attempts/reading/reopenings.service.ts';
import { findOpenSince } from '#server/features/attempts/rules/availability.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** Lists the news of one courseware for a student. Pure. */

export type StudentNews = ApiReply<'GET /play/news'>['items'][number];
type NewsKind = StudentNews['kind'];
type NewsTimes = { now: number; since: number; seenAt: number };

const commentMaxLength = 200;

/** Time when marks became visible; null if they were already shown on submitting. */
function findReleaseTime(courseware: PlayCourseware, attempt: Row<'attempt'>): number | null {
  const { feedback_rule, open_changed_at, marks_held, marks_released_at } = courseware;
  const submittedAt = attempt.submitted_at ?? 0;
  const releasedAt = marks_held === 1 ? marks_released_at : null;
  if (feedback_rule === 'after_due')
    return Math.max(findAcceptedUntil(courseware) ?? open_changed_at ?? 0, submittedAt, releasedAt ?? 0);
  if (releasedAt !== null) return Math.max(releasedAt, submittedAt);
  // If the server submitted the attempt, the student may not have been there to see the marks.
  return attempt.ended_by === 'student' ? null : submittedAt;
}

/** `courseware` has the student's own feedback rules. `ownAttempts` are the student's attempts, newest first. */
export function listCoursewareNews(
  courseware: PlayCourseware,
  ownAttempts: readonly Row<'attempt'>[],
  reopenings: ReopeningByAttempt,
  { now, since, seenAt }: NewsTimes,
): StudentNews[] {
  const { id, name, type, icon, unit_name, subject_name, subject_colour } = courseware;
  const coursewareFields = { courseware_id: id, name, type, icon, unit_name, subject_name, subject_colour };
  const describeIfRecent = (
    kind: NewsKind,
    at: number | null,
    attempt_id: number | null,
    comment = '',
  ): StudentNews[] =>
    at === null || at <= since || at > now
      ? []
      : [{ ...coursewareFields, kind, at, attempt_id, comment, is_new: at > seenAt }];

  if (ownAttempts.length === 0) {
    const isForStudent = courseware.is_open === 1 && courseware.exception?.is_excused !== 1;
    return isForStudent ? describeIfRecent('opened', findOpenSince(courseware), null) : [];
  }
  const returnedItems = ownAttempts.flatMap(({ id: attemptId, state }) => {
    const reopening = state === 'in_progress' ? reopenings.get(attemptId) : undefined;
    const message = reopening?.message.slice(0, commentMaxLength);
    return reopening ? describeIfRecent('returned', reopening.reopened_at, attemptId, message) : [];
  });
  const attemptsWithFeedback = ownAttempts.filter(
    ({ state }) => feedbackFor(state, courseware, now) === 'all',
  );
  const feedbackItems = attemptsWithFeedback.flatMap((attempt) => {
    const releaseTime = findReleaseTime(courseware, attempt);
    const isMarked = hasMarkedQuestions(courseware) && attempt.score !== null;
    const { comment, commented_at, marked_at } = attempt;
    const commentAt = commented_at && Math.max(commented_at, releaseTime ?? 0);
    const markedAt = marked_at === null ? releaseTime : Math.max(marked_at, releaseTime ?? 0);
    return [
      ...(comment === ''
        ? []
        : describeIfRecent('comment', commentAt, attempt.id, comment.slice(0, commentMaxLength))),
      ...(isMarked ? describeIfRecent('marks', markedAt, attempt.id) : []),
    ];
  });
  return [...returnedItems, ...feedbackItems];
}
