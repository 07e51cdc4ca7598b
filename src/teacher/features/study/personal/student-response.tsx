import type { ApiReply } from '#contract/api.ts';
import type { ViewContext } from '#form/activity-views.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';

type PersonalDetail = ApiReply<'GET /study/personal_detail'>;

type Answer = PersonalDetail['answers'][number];

/** The student's answer to a question, rendered by the view of the activity type. */
export function StudentResponse({
  detail,
  questionId,
  answer,
  context,
}: {
  detail: PersonalDetail;
  questionId: string;
  answer: Answer | undefined;
  context: ViewContext;
}) {
  return (
    <ResponseView
      type={detail.courseware.type}
      content={detail.content}
      questionId={questionId}
      response={answer?.response ?? null}
      files={answer?.files ?? []}
      studentId={detail.student.user_id}
      context={context}
    />
  );
}
