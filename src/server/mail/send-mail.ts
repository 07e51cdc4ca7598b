import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/env.ts';

/**
 * Sends one mail through the school's SMTP server. Time-outs are short, so that a server that does not answer delays
 * nothing for long.
 */

const timeoutMs = 20_000;

export type Mail = { to: string; subject: string; text: string };

export async function sendMail({ smtpUrl, from }: MailSettings, mail: Mail): Promise<void> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.sendMail({ from, ...mail });
  } finally {
    transport.close();
  }
}
