import { randomBytes } from 'node:crypto';
import type { Api, ApiReply } from '#contract/api.ts';
import { reportLinkDaysMax, reportLinksMax } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { hashToken, isAdmin, toActor } from '#server/auth/actor.ts';
import { addSubjectName, formatColleagueName } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { readReport, requireReportStudent } from '#server/features/reports/report.service.ts';
import * as links from '#server/features/reports/report-links.repository.ts';
import type { Report } from '#server/features/reports/write-report.ts';
import { findSubject } from '#server/features/subjects/subjects.service.ts';
import type { RequestContext, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Links by which parents open the report of one student without an account. */

const dayMs = 86_400_000;

/** The chosen day may be the ninetieth, until its end in the school's time zone. */
const lifeMaxMs = (reportLinkDaysMax + 1) * dayMs;

/** Links that ended are listed that long. */
const keptMs = 90 * dayMs;

/** 256 random bits: nobody guesses one. */
const tokenBytes = 32;

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function createReportLink(
  context: SignedInContext,
  input: InputOf<'POST /study/report_link_create'>,
): Promise<ApiReply<'POST /study/report_link_create'>> {
  const { app, db, actor } = context;
  const { class_id, user_id, subject_id, language, remark, ends_at } = input;
  await requireReportStudent(context, input);
  if (subject_id !== undefined) requireFound(await findSubject(db, subject_id));
  const now = app.now();
  if (ends_at <= now || ends_at > now + lifeMaxMs) throw new AppError('invalid_input', { field: 'ends_at' });
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = await inTransaction(db, async (tx) => {
    await links.deleteOldLinks(tx, user_id, now - keptMs);
    const linkId = await links.insertLink(tx, {
      token_hash: hashToken(token),
      user_id,
      class_id,
      subject_id: subject_id ?? null,
      created_by: actor.id,
      language,
      remark,
      created_at: now,
      ends_at,
      revoked_at: null,
      opened_at: null,
    });
    await recordAudit(tx, {
      at: now,
      actor_id: actor.id,
      action: 'report.share',
      subject_kind: 'user',
      subject_id: user_id,
      user_id,
      class_id,
      after: { link_id: linkId, ends_at },
    });
    return linkId;
  });
  return { id, token };
}

export async function listReportLinks(
  context: SignedInContext,
  input: InputOf<'GET /study/report_links'>,
): Promise<ApiReply<'GET /study/report_links'>> {
  const { db, actor, lang } = context;
  await authorize(context, 'class.see', input);
  const creatorId = isAdmin(actor) ? undefined : actor.id;
  const rows = await links.listLinks(db, { ...input, creatorId }, reportLinksMax);
  return {
    items: rows.map((row) => {
      const { name, nickname, nickname_eng, subject_name_eng, ...link } = row;
      const names = { subject_name: link.subject_name, subject_name_eng };
      return {
        ...link,
        subject_name: addSubjectName(names, lang).subject_name ?? '',
        creator_name: formatColleagueName({ name, nickname, nickname_eng }, lang),
      };
    }),
  };
}

/** Repeating it changes nothing. */
export async function revokeReportLink(
  context: SignedInContext,
  { id }: InputOf<'POST /study/report_link_revoke'>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  const link = requireFound(await links.findLink(db, id));
  await authorize(context, 'report_link.revoke', { owner_id: link.created_by });
  await inTransaction(db, async (tx) => {
    if (!(await links.revokeLink(tx, id, app.now()))) return;
    const { user_id, class_id } = link;
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'report.revoke',
      subject_kind: 'user',
      subject_id: user_id,
      user_id,
      class_id,
      before: { link_id: id },
    });
  });
  return {};
}

/**
 * The report that a token opens now, of what the teacher who made the link may see today. Undefined if the token is
 * unknown, has ended or was taken back, or if that teacher or the student has left the class. Each opening is recorded.
 */
export async function openReport(
  { app, db }: Pick<RequestContext, 'app' | 'db'>,
  token: string,
): Promise<Report | undefined> {
  const found = await links.findOpenLink(db, hashToken(token), app.now());
  if (!found) return undefined;
  const { link_id, student_id, class_id, subject_id, link_language, remark } = found;
  const choice = { class_id, user_id: student_id, subject_id, language: link_language, remark };
  const report = await readReport({ app, db, actor: toActor(found) }, choice).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!report) return undefined;
  const isOpened = await inTransaction(db, async (tx) => {
    const now = app.now();
    if (!(await links.countOpening(tx, link_id, now))) return false;
    await recordAudit(tx, {
      at: now,
      actor_id: null,
      action: 'report.open',
      subject_kind: 'user',
      subject_id: student_id,
      user_id: student_id,
      class_id,
      after: { link_id },
    });
    return true;
  });
  return isOpened ? report : undefined;
}
