import type { Api, ApiReply } from '#contract/api.ts';
import { needsMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { listNeeds, type NeedRow, nameSign } from '#contract/rules/needs/need-rows.ts';
import { addSubjectName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { describeException } from '#server/features/attempts/rules/effective-rules.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { readGroupNamesOfClasses } from '#server/features/group-names/group-names.service.ts';
import { listExceptions } from '#server/features/study/mark-book/mark-book.repository.ts';
import { findSigns } from '#server/features/study/needs/find-signs.service.ts';
import { actionByReason, type FoundSign } from '#server/features/study/needs/found-sign.ts';
import type { NeedStudent } from '#server/features/study/needs/needs.repository.ts';
import * as seenNeeds from '#server/features/study/needs/seen-needs.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import { type UnitScope, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Who needs the teacher now, and which signs of it the teacher has seen. */

type Reply = ApiReply<'GET /study/needs'>;
type Need = Reply['items'][number];
type ScopeInput = ParsedInputOf<Api['GET /study/needs']>;

/**
 * The classes of a call: of the current term, because a past one takes no work. Without a class all that the caller
 * teaches, also for administrators, who never read the whole school.
 */
async function chooseScope(
  context: SignedInContext,
  { class_id, subject_id }: ScopeInput,
): Promise<UnitScope | undefined> {
  const { db, actor } = context;
  if (class_id !== undefined && subject_id !== undefined)
    await authorize(context, 'unit.see', { class_id, subject_id });
  else if (class_id !== undefined) await authorize(context, 'class.see', { class_id });
  const calendarId = await chooseCalendar(db, undefined);
  if (calendarId === null) return undefined;
  const viewerId = class_id === undefined ? actor.id : viewerIdOf(actor);
  return { viewerId, calendarId, classId: class_id, subjectId: subject_id };
}

/** The exceptions that students have in the coursewares of their rows. */
async function readExceptions({ db }: SignedInContext, signs: readonly FoundSign[]) {
  const ids = [...new Set(signs.map(({ courseware_id }) => courseware_id))];
  const rows = ids.length > 0 ? await listExceptions(db, ids) : [];
  const exceptionByKey = new Map(
    rows.map(({ courseware_id, user_id, exception }) => [`${courseware_id}/${user_id}`, exception]),
  );
  return ({ courseware_id, user_id }: FoundSign) => exceptionByKey.get(`${courseware_id}/${user_id ?? 0}`);
}

async function describeRows(
  context: SignedInContext,
  rows: readonly NeedRow<FoundSign>[],
  students: readonly NeedStudent[],
): Promise<Need[]> {
  const { db, lang } = context;
  const signs = rows.map(({ sign }) => sign);
  const exceptionOf = await readExceptions(context, signs);
  const groupNameOf = await readGroupNamesOfClasses(
    db,
    signs.map(({ courseware }) => courseware.class_id),
  );
  const studentByKey = new Map(students.map((each) => [`${each.class_id}/${each.user_id}`, each]));
  const describeStudent = (sign: FoundSign): Need['student'] => {
    const student = studentByKey.get(`${sign.courseware.class_id}/${sign.user_id ?? 0}`);
    if (!student) return null;
    const { user_id, student_name, student_name_eng, class_number } = student;
    const names = { user_id, student_name, student_name_eng, class_number, group: groupNameOf(student) };
    return { ...names, ...describeException(exceptionOf(sign)) };
  };
  return rows.map(({ sign, others }) => {
    const { reason, courseware, question, evidence, certainty } = sign;
    const { courseware_id, courseware_name, type, class_id, class_name, subject_id } = courseware;
    return {
      reason,
      student: describeStudent(sign),
      courseware_id,
      courseware_name,
      type,
      class_id,
      class_name,
      subject_id,
      subject_name: addSubjectName(courseware, lang).subject_name,
      question,
      evidence,
      certainty,
      action: actionByReason[reason],
      others: others.map((other) => ({
        reason: other.reason,
        courseware_id: other.courseware_id,
        courseware_name: other.courseware.courseware_name,
      })),
      signs: [sign, ...others].map((each) => ({ sign: nameSign(each), state: each.state })),
    };
  });
}

/** Refuses classes that the caller may not see. */
export async function readNeeds(context: SignedInContext, input: ScopeInput): Promise<Reply> {
  const { app, db, actor } = context;
  const scope = await chooseScope(context, input);
  if (!scope) return { items: [], is_cut: false };
  const { signs, students } = await findSigns({ app, db, now: app.now() }, scope);
  const seen = new Map((await seenNeeds.listSeen(db, actor.id)).map(({ sign, state }) => [sign, state]));
  const rows = listNeeds(signs, seen);
  const items = await describeRows(context, rows.slice(0, needsMax), students);
  return { items, is_cut: rows.length > needsMax };
}

/** Stores those of the signs that are so now: a sign whose state has changed meanwhile stays. */
export async function seeNeeds(
  context: SignedInContext,
  { signs: seenSigns, ...input }: ParsedInputOf<Api['POST /study/needs_seen']>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  const scope = await chooseScope(context, input);
  if (!scope) return {};
  const { signs } = await findSigns({ app, db, now: app.now() }, scope);
  const stateBySign = new Map(seenSigns.map(({ sign, state }) => [sign, state]));
  const rows = signs
    .filter((sign) => stateBySign.get(nameSign(sign)) === sign.state)
    .map((sign) => ({
      user_id: actor.id,
      sign: nameSign(sign),
      state: sign.state,
      student_id: sign.user_id,
      courseware_id: sign.courseware_id,
      seen_at: app.now(),
    }));
  await inTransaction(db, (tx) => seenNeeds.storeSeen(tx, rows));
  return {};
}
