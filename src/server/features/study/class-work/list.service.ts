import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassAverage, calculateMedian } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isAdmin } from '#server/auth/actor.ts';
import { addSubjectName } from '#server/choose-names.ts';
import { chooseOrder } from '#server/database/courseware-order.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { coursewareState } from '#server/features/coursewares/courseware-state.service.ts';
import { countWork, noWork } from '#server/features/coursewares/placed.service.ts';
import { isLateAttempt } from '#server/features/study/class-work/late-attempt.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { hasMarkedQuestions } from '#server/marked-questions.ts';

/** The list of the study situation: the class's progress in each courseware. */

type StudyItem = ApiReply<'GET /study/list'>['items'][number];

export function chooseViewer({ actor }: SignedInContext): study.StudyViewer {
  return isAdmin(actor) ? 'all' : actor.id;
}

function summariseAttempts(
  countedAttempts: readonly studentWork.StudyAttempt[],
  classSize: number,
): Pick<StudyItem, 'average' | 'average_of' | 'median_time_ms'> {
  const { average, shareCount } = calculateClassAverage(countedAttempts.map(scoreShare), classSize);
  return {
    average,
    average_of: shareCount,
    median_time_ms: calculateMedian(countedAttempts.map(({ time_ms }) => time_ms)),
  };
}

/** Lists coursewares with the class's results. Without a term, class or unit in the input, lists the current term. */
export async function listStudy(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/list']>,
): Promise<ApiReply<'GET /study/list'>> {
  const { app, db, lang } = context;
  const defaultSort = input.unit_id === undefined ? 'created_at' : 'position';
  const narrowingId = input.calendar_id ?? input.class_id ?? input.unit_id;
  const { total, rows } = await study.listStudyCoursewares(
    db,
    {
      viewer: chooseViewer(context),
      calendarId: narrowingId === undefined ? await study.findCurrentCalendarId(db) : input.calendar_id,
      classId: input.class_id,
      subjectId: input.subject_id,
      unitId: input.unit_id,
      keyword: input.keyword,
    },
    { order: chooseOrder(input.sort ?? defaultSort, input.order), offset: input.offset, limit: input.limit },
  );
  if (rows.length === 0) return { total, items: [] };
  const ids = rows.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds: ids });
  const workCountById = await countWork(db, ids);
  const attemptsByCourseware = Map.groupBy(
    await studentWork.listAttempts(db, ids),
    ({ courseware_id }) => courseware_id,
  );
  const now = app.now();
  const items = rows.map((row): StudyItem => {
    const { courseware_id, courseware_name, type, unit_id, unit_name, class_id, class_name, due_at } = row;
    const workCount = workCountById.get(courseware_id) ?? noWork;
    const countedAttempts = listCountedAttempts(
      attemptsByCourseware.get(courseware_id) ?? [],
      row.counting_attempt,
    );
    const lateCount = countedAttempts.filter((attempt) => isLateAttempt(attempt, row)).length;
    return {
      courseware_id,
      courseware_name,
      type,
      is_marked: hasMarkedQuestions(row),
      unit_id,
      unit_name,
      class_id,
      class_name,
      subject_id: row.subject_id,
      subject_name: addSubjectName(row, lang).subject_name,
      subject_colour: row.subject_colour,
      state: coursewareState(row, now),
      due_at,
      target_kind: row.target_kind,
      work_by: row.work_by,
      ...workCount,
      ...(lateCount > 0 && { late: lateCount }),
      ...summariseAttempts(countedAttempts, workCount.assigned),
    };
  });
  return { total, items };
}
