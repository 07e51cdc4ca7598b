import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { describeFilesOfAnswer, findFilesOfAnswers } from '#server/features/files/answer-files.service.ts';
import {
  chooseShownAttempt,
  requireCoursewareStudy,
} from '#server/features/study/class-work/courseware-study.ts';
import { listAnswersWithFiles } from '#server/features/study/class-work/student-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The files that a class handed in, of the attempts that reports show. An attempt that a group shares is there once. */
export async function readAnswerFiles(
  context: SignedInContext,
  { courseware_id }: ParsedInputOf<Api['GET /study/answer_files']>,
): Promise<ApiReply<'GET /study/answer_files'>> {
  const { students } = await requireCoursewareStudy(context, courseware_id);
  const ids = [...new Set(students.flatMap((student) => chooseShownAttempt(student)?.id ?? []))];
  const answers = ids.length > 0 ? await listAnswersWithFiles(context.db, ids) : [];
  const filesById = await findFilesOfAnswers(context.db, answers);
  const items = answers.map(({ attempt_id, question_id, files }) => ({
    attempt_id,
    question_id,
    files: describeFilesOfAnswer({ files }, filesById, 'teacher'),
  }));
  return { items: items.filter(({ files }) => files.length > 0) };
}
