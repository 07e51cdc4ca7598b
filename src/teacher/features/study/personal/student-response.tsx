import type { ApiReply } from '#contract/api.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { createViewContext } from '#ui/view-context.ts';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

type Answer = PersonalDetail['answers'][number];

/** The student's answer to a question, rendered by the view of the activity type. */
export function StudentResponse({
  detail,
  questionId,
  answer,
}: {
  detail: PersonalDetail;
  questionId: string;
  answer: Answer | undefined;
}) {
  const spaces = useTaughtSpaces(detail.courseware.courseware_id, detail.courseware.courseware_name);
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
