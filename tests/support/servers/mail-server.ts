import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A received mail. */
export type ArrivedMail = { to: string; source: string };

const decode = (text: string) =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** The decoded text of a mail. */
export function textOf({ source }: ArrivedMail): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  return /transfer-encoding: base64/i.test(head) ? Buffer.from(text, 'base64').toString() : decode(text);
}

function serve(socket: Socket, onMail: (mail: ArrivedMail) => void): void {
  let waiting = '';
  let to = '';
  let isBody = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (word === 'DATA') {
      isBody = true;
      return say('354 go on');
    }
    if (word === 'QUIT') return socket.end('221 bye\r\n');
    return say('250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    waiting += bytes.toString();
    for (;;) {
      const end = waiting.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isBody ? 5 : 2));
      if (isBody) {
        isBody = false;
        onMail({ to, source: part });
        say('250 taken');
      } else answer(part);
    }
  });
  say('220 mail server of a test');
}

/** An SMTP server that keeps all received mails. */
export async function openMailServer() {
  const mails: ArrivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
