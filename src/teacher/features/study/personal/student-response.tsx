import type { ApiReply } from '#contract/api.ts';
import { ResponseView } from '#teacher/shared/activities/activity-views.tsx';
import { useTaughtSpaces } from '#teacher/shared/spaces/use-taught-spaces.ts';
import { createViewContext } from '#ui/view-context.ts';

type Detail = ApiReply<'GET /study/personal_detail'>;

type Answer = Detail['answers'][number];

/** What the student answered, as the activity shows it. */
export function StudentResponse({
  detail,
  id,
  answer,
}: {
  detail: Detail;
  id: string;
  answer: Answer | undefined;
}) {
  const spaces = useTaughtSpaces(detail.courseware.courseware_id);
  return (
    <ResponseView
      type={detail.courseware.type}
      content={detail.content}
      questionId={id}
      response={answer?.response ?? null}
      files={answer?.files ?? []}
      studentId={detail.student.user_id}
      context={createViewContext({ spaces })}
    />
  );
}
