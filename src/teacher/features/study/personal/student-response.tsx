import type { ApiReply } from '#contract/api.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import type { TaughtSpaces } from '#teacher/shared/spaces/taught-spaces.ts';
import { createViewContext } from '#ui/view-context.ts';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

type Answer = PersonalDetail['answers'][number];

/** The student's answer to a question, rendered by the view of the activity type. */
export function StudentResponse({
  detail,
  questionId,
  answer,
  taughtSpaces,
}: {
  detail: PersonalDetail;
  questionId: string;
  answer: Answer | undefined;
  taughtSpaces: TaughtSpaces | undefined;
}) {
  const { attempt_id } = detail;
  const spaces = attempt_id === null ? taughtSpaces?.source : taughtSpaces?.sourceOf(attempt_id);
  return (
    <ResponseView
      type={detail.courseware.type}
      content={detail.content}
      questionId={questionId}
      response={answer?.response ?? null}
      files={answer?.files ?? []}
      studentId={detail.student.user_id}
      context={createViewContext({ spaces })}
    />
  );
}
