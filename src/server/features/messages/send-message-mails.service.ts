import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { chooseName, formatColleagueName, formatStudentName } from '#server/choose-names.ts';
import type { Row } from '#server/database/schema.ts';
import { readSettings } from '#server/database/settings.ts';
import type { MailSettings } from '#server/env.ts';
import * as mails from '#server/features/messages/message-mail.repository.ts';
import { writeMessageMail } from '#server/features/messages/message-mail-texts.ts';
import { classifyMailError, type Mail, type Mailer, openMailer } from '#server/mail/send-mail.ts';

/**
 * Sends the mails that are due, one after the other. Each is postponed before it is tried and deleted once the SMTP server
 * has it, so that no two processes send the same one. If the server stops in between, it is sent once more, under the same
 * Message-ID.
 */

const minuteMs = 60_000;
const firstRetryMs = minuteMs;
const retryMaxMs = 4 * 60 * minuteMs;
/** A mail that cannot be sent for so long is of no use any more. */
const mailAgeMaxMs = 3 * 24 * 60 * minuteMs;
const mailsPerRound = 50;

const retryDelay = (tries: number): number => Math.min(retryMaxMs, firstRetryMs * 2 ** tries);

type School = { name: string; language: Language };

async function readSchool(app: App): Promise<School> {
  const { school_name, school_languages } = await readSettings(app.db, ['school_name', 'school_languages']);
  const [language = 'en'] = JSON.parse(school_languages) as Language[];
  return { name: school_name, language };
}

/** The mail; undefined if it is not wanted any more: taken back, seen already, or too old. */
async function composeMail(
  app: App,
  { publicUrl }: MailSettings,
  { message_id, user_id }: Row<'message_mail'>,
  school: School,
): Promise<Mail | undefined> {
  const row = await mails.findMailContent(app.db, { message_id, user_id });
  if (!row?.email || row.is_active === 0 || row.wants_mail === 0 || row.seen_at !== null) return undefined;
  if (row.created_at < app.now() - mailAgeMaxMs) return undefined;
  // Work that was deleted meanwhile.
  if (row.kind !== 'announcement' && row.courseware_name === null) return undefined;
  const lang = row.language || school.language;
  const teacherNames = {
    name: row.teacher_name,
    nickname: row.teacher_nickname,
    nickname_eng: row.teacher_nickname_eng,
  };
  const params = {
    kind: row.kind,
    name: formatStudentName(row, lang),
    teacher: formatColleagueName(teacherNames, lang),
    subject: chooseName(row.subject_name, row.subject_name_eng, lang),
    courseware: row.courseware_name ?? '',
    text: row.text,
    link: `${publicUrl}/play`,
  };
  const { host } = new URL(publicUrl);
  return {
    to: row.email,
    ...writeMessageMail(params, school.name, lang),
    messageId: `<message-${message_id}-${user_id}@${host}>`,
  };
}

type Sending = { settings: MailSettings; mailer: Mailer; school: School };

/** Throws if the SMTP server takes no mails. */
async function sendOne(
  app: App,
  mail: Row<'message_mail'>,
  { settings, mailer, school }: Sending,
): Promise<void> {
  const retryAt = app.now() + retryDelay(mail.tries);
  if (!(await mails.claimMail(app.db, mail, retryAt))) return;
  const composedMail = await composeMail(app, settings, mail, school);
  if (composedMail) {
    try {
      await mailer.send(composedMail);
    } catch (error) {
      const failure = classifyMailError(error);
      if (failure === 'away') {
        // The others would fail as well.
        await mails.postponeDue(app.db, app.now(), retryAt);
        throw error;
      }
      if (failure === 'later') return;
    }
  }
  await mails.deleteMail(app.db, mail);
}

/** Sends until nothing is due. Throws if the SMTP server is away; the mails are then due again later. */
export async function sendDueMails(app: App, signal: AbortSignal): Promise<void> {
  const settings = app.env.mail;
  if (!settings) return;
  const sending = { settings, mailer: openMailer(settings), school: await readSchool(app) };
  try {
    for (;;) {
      const dueMails = await mails.listDueMails(app.db, app.now(), mailsPerRound);
      if (dueMails.length === 0) return;
      for (const mail of dueMails) {
        signal.throwIfAborted();
        await sendOne(app, mail, sending);
      }
    }
  } finally {
    sending.mailer.close();
  }
}
