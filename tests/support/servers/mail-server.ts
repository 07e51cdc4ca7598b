import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A received mail. */
export type ReceivedMail = { to: string; source: string };

const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Decodes the text of a mail. */
export function readMailText({ source }: ReceivedMail): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /transfer-encoding: base64/i.test(head)
    ? Buffer.from(text, 'base64').toString()
    : decodeQuotedPrintable(text);
}

/** What the server says about a recipient; undefined: it takes mails for this one. */
type AnswerRecipient = (to: string) => string | undefined;

function serveSmtp(
  socket: Socket,
  onMail: (mail: ReceivedMail) => void,
  answerRecipient: AnswerRecipient,
): void {
  let unreadText = '';
  let to = '';
  let isBody = false;
  const sendLine = (line: string) => socket.write(`${line}\r\n`);
  const answerCommand = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      return sendLine(answerRecipient(to) ?? '250 ok');
    }
    if (command === 'DATA') {
      isBody = true;
      return sendLine('354 go on');
    }
    if (command === 'QUIT') return socket.end('221 bye\r\n');
    return sendLine('250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    unreadText += bytes.toString();
    for (;;) {
      const endIndex = unreadText.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      if (endIndex < 0) return;
      const part = unreadText.slice(0, endIndex);
      unreadText = unreadText.slice(endIndex + (isBody ? 5 : 2));
      if (isBody) {
        isBody = false;
        onMail({ to, source: part });
        sendLine('250 taken');
      } else answerCommand(part);
    }
  });
  sendLine('220 mail server of a test');
}

/** Opens an SMTP server that keeps all received mails. Its recipients can be refused, one by one or all. */
export async function openMailServer() {
  const mails: ReceivedMail[] = [];
  const recipients: { answer: AnswerRecipient } = { answer: () => undefined };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serveSmtp(
      socket,
      (mail) => mails.push(mail),
      (to) => recipients.answer(to),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
