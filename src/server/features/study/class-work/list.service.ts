import type { Api, ApiReply } from '#contract/api.ts';
import { calculateClassAverage, calculateMedian } from '#contract/figures/averages.ts';
import { listCountedAttempts } from '#contract/figures/counting-attempt.ts';
import { scoreShare } from '#contract/figures/shares.ts';
import { findClassSpread } from '#contract/figures/spread.ts';
import { addUpWork } from '#contract/figures/work-totals.ts';
import { totalledCoursewaresMax } from '#contract/limits.ts';
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
): Pick<StudyItem, 'average' | 'average_of' | 'spread' | 'median_time_ms'> {
  const shares = countedAttempts.map(scoreShare);
  const { average, shareCount } = calculateClassAverage(shares, classSize);
  return {
    average,
    average_of: shareCount,
    spread: findClassSpread(shares, classSize),
    median_time_ms: calculateMedian(countedAttempts.map(({ time_ms }) => time_ms)),
  };
}

/** What the list says of the work in a courseware. */
type WorkFigures = ReturnType<typeof summariseAttempts> &
  Pick<StudyItem, 'assigned' | 'started' | 'submitted' | 'waiting' | 'late'>;

type WorkedCourseware = Pick<study.StudyCourseware, 'courseware_id' | 'counting_attempt' | 'due_at'>;

/** Reads the figures of coursewares with as many queries for one as for all; submits overdue attempts first. */
async function readWorkFigures<C extends WorkedCourseware>(
  { app, db }: SignedInContext,
  coursewares: readonly C[],
): Promise<{ courseware: C; figures: WorkFigures }[]> {
  if (coursewares.length === 0) return [];
  const ids = coursewares.map(({ courseware_id }) => courseware_id);
  await submitOverdueAttempts(app, { coursewareIds: ids });
  const workCountById = await countWork(db, ids);
  const attemptsByCourseware = Map.groupBy(
    await studentWork.listAttempts(db, ids),
    ({ courseware_id }) => courseware_id,
  );
  return coursewares.map((courseware) => {
    const workCount = workCountById.get(courseware.courseware_id) ?? noWork;
    const countedAttempts = listCountedAttempts(
      attemptsByCourseware.get(courseware.courseware_id) ?? [],
      courseware.counting_attempt,
    );
    const lateCount = countedAttempts.filter((attempt) => isLateAttempt(attempt, courseware)).length;
    return {
      courseware,
      figures: {
        ...workCount,
        ...(lateCount > 0 && { late: lateCount }),
        ...summariseAttempts(countedAttempts, workCount.assigned),
      },
    };
  });
}

type ListFilter = ParsedInputOf<Api['GET /study/list_totals']>;

/** Without a term, class or unit, the current term. */
async function toStudyFilter(context: SignedInContext, input: ListFilter): Promise<study.StudyFilter> {
  const narrowingId = input.calendar_id ?? input.class_id ?? input.unit_id;
  return {
    viewer: chooseViewer(context),
    calendarId: narrowingId === undefined ? await study.findCurrentCalendarId(context.db) : input.calendar_id,
    classId: input.class_id,
    subjectId: input.subject_id,
    unitId: input.unit_id,
    type: input.type,
    keyword: input.keyword,
  };
}

/** Lists coursewares with the class's results. Without a term, class or unit in the input, lists the current term. */
export async function listStudy(
  context: SignedInContext,
  input: ParsedInputOf<Api['GET /study/list']>,
): Promise<ApiReply<'GET /study/list'>> {
  const { app, db, lang } = context;
  const defaultSort = input.unit_id === undefined ? 'created_at' : 'position';
  const { total, rows } = await study.listStudyCoursewares(db, await toStudyFilter(context, input), {
    order: chooseOrder(input.sort ?? defaultSort, input.order),
    offset: input.offset,
    limit: input.limit,
  });
  const now = app.now();
  const items = (await readWorkFigures(context, rows)).map(({ courseware: row, figures }): StudyItem => {
    const { courseware_id, courseware_name, type, icon, unit_id, unit_name, class_id, class_name } = row;
    return {
      courseware_id,
      courseware_name,
      type,
      icon,
      is_marked: hasMarkedQuestions(row),
      unit_id,
      unit_name,
      class_id,
      class_name,
      subject_id: row.subject_id,
      subject_name: addSubjectName(row, lang).subject_name,
      subject_colour: row.subject_colour,
      state: coursewareState(row, now),
      due_at: row.due_at,
      target_kind: row.target_kind,
      work_by: row.work_by,
      ...figures,
    };
  });
  return { total, items };
}

/** Totals of all coursewares that the filters find; null if they are too many to read for one line. */
export async function readListTotals(
  context: SignedInContext,
  input: ListFilter,
): Promise<ApiReply<'GET /study/list_totals'>> {
  const { total, rows } = await study.listStudyCoursewares(context.db, await toStudyFilter(context, input), {
    order: chooseOrder('created_at', undefined),
    offset: 0,
    limit: totalledCoursewaresMax,
  });
  if (total > rows.length) return { totals: null };
  return { totals: addUpWork((await readWorkFigures(context, rows)).map(({ figures }) => figures)) };
}
