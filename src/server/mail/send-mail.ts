import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/env.ts';

/**
 * Sends one mail through the school's SMTP server. Time-outs are short, so that a server that does not answer delays
 * nothing for long.
 */

const timeMs = 20_000;

export type Mail = { to: string; subject: string; text: string };

export async function sendMail({ smtpUrl, from }: MailSettings, mail: Mail): Promise<void> {
  const times = { connectionTimeout: timeMs, greetingTimeout: timeMs, socketTimeout: timeMs };
  const transport = createTransport({ url: smtpUrl, ...times });
  try {
    await transport.sendMail({ from, ...mail });
  } finally {
    transport.close();
  }
}
