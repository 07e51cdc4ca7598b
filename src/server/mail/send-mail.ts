import { createTransport } from 'nodemailer';
import type { MailSettings } from '#server/env.ts';

/**
 * Sends mails through the school's SMTP server. Time-outs are short, so that a server that does not answer delays
 * nothing for long.
 */

const timeoutMs = 20_000;

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same for each try, so that a mail that was sent twice is recognised as one. */
  messageId?: string;
};

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Sends all mails over one connection. */
export function openMailer({ smtpUrl, from }: MailSettings): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 1, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

export async function sendMail(settings: MailSettings, mail: Mail): Promise<void> {
  const mailer = openMailer(settings);
  try {
    await mailer.send(mail);
  } finally {
    mailer.close();
  }
}

/**
 * Says what a failure means. `refused`: this mail will never be taken. `later`: only this mail has to be tried again. `away`:
 * the server takes none now.
 */
export function classifyMailError(error: unknown): 'refused' | 'later' | 'away' {
  const { responseCode, code, command } = error as {
    responseCode?: number;
    code?: string;
    command?: string;
  };
  // The address is none, so that the library has not asked the server.
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === undefined || responseCode === 421) return 'away';
  return responseCode >= 500 ? 'refused' : 'later';
}
