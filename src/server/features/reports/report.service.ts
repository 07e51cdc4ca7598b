import type { Language } from '#contract/language.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Actor, isAdmin } from '#server/auth/actor.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import { readSettings } from '#server/database/settings.ts';
import { findStudent } from '#server/features/reports/report-links.repository.ts';
import type { Report } from '#server/features/reports/write-report.ts';
import { readSubjects, readTerm } from '#server/features/study/term/class-subjects.service.ts';
import { readReleasedMarks } from '#server/features/study/term/released-marks.service.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Collects what a report says: the released marks of one student in the subjects of the teacher who gives it. */

export type ReportChoice = {
  class_id: number;
  user_id: number;
  subject_id?: number | null | undefined;
  language: Language;
  remark: string;
};

async function listReportSubjects(
  { db, actor }: { db: ActorContext['db']; actor: Actor },
  choice: ReportChoice,
) {
  const { class_id, subject_id } = choice;
  if (subject_id) await authorize({ db, actor }, 'unit.see', { class_id, subject_id });
  else await authorize({ db, actor }, 'class.see', { class_id });
  const subjects = await readSubjects(db, class_id, isAdmin(actor) ? undefined : actor.id);
  return subject_id ? subjects.filter((subject) => subject.subject_id === subject_id) : subjects;
}

/** Refuses what the actor may not see: other classes and subjects, students who are not in the class. */
export async function requireReportStudent(context: ActorContext, choice: ReportChoice) {
  const subjects = await listReportSubjects(context, choice);
  const student = requireFound(await findStudent(context.db, choice.user_id, choice.class_id));
  return { subjects, student };
}

/** The report as it is now. Throws a refusal as `requireReportStudent`. */
export async function readReport(context: ActorContext, choice: ReportChoice): Promise<Report> {
  const { app, db, actor } = context;
  const { class_id, language, remark } = choice;
  const { subjects, student } = await requireReportStudent(context, choice);
  const term = await readTerm(db, class_id);
  if (!term) throw new AppError('not_found');
  const settings = await readSettings(db, ['school_name', 'time_zone']);
  const reported: Report['subjects'][number][] = [];
  for (const subject of subjects) {
    const marks = await readReleasedMarks(
      context,
      { ...student, class_id, is_past: term.is_past },
      subject.subject_id,
    );
    if (marks.activities.length === 0) continue;
    reported.push({ name: addSubjectName(subject, language).subject_name, ...marks });
  }
  return {
    language,
    school: settings.school_name,
    timeZone: settings.time_zone,
    student: { name: student.name, english: student.nickname_eng, number: student.class_number },
    className: term.class_name,
    term: term.calendar_name,
    subjects: reported,
    remark,
    teacher: formatColleagueName(actor, language),
    madeAt: app.now(),
  };
}
