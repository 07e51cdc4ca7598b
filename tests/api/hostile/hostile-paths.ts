import type { Random } from '#form/demo-half.ts';
import { hostileQuery, inheritedNames } from '#tests/api/hostile/hostile-values.ts';
import { findReplyFault } from '#tests/api/hostile/judge-reply.ts';
import { encodeNaughtily, makeNaughtyText } from '#tests/api/hostile/naughty-text.ts';
import { findKeyOfCode } from '#tests/api/send.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Addresses that are no operations but take a name or an id from outside. */

const paths: readonly ((text: string) => string)[] = [
  (text) => `/private/${text}`,
  (text) => `/play/private/${text}`,
  (text) => `/media/${text}`,
  (text) => `/media/${text}?width=${text}`,
  (text) => `/packages/${text}/index.html`,
  (text) => `/packages/${'a'.repeat(64)}/${text}`,
  (text) => `/api/upload/tus/${text}`,
  (text) => `/api/sign_in/start?provider=${text}&app=${text}`,
  (text) => `/api/sign_in/back?code=${text}&state=${text}`,
  (text) => `/api/${text}`,
  (text) => `/${text}`,
];

const names = [...inheritedNames, ...hostileQuery.filter((text) => text.length < 200)];

/** Asks for such an address. Returns its status, and its fault if it has one. */
export async function askForPath(
  { server }: TestApp,
  token: string | undefined,
  random: Random,
): Promise<{ url: string; status: number; fault: string | undefined }> {
  const text =
    random.nextFraction() < 0.7 ? random.pick(names) : encodeNaughtily(makeNaughtyText(random), random);
  const url = random.pick(paths)(text);
  const reply = await server.inject({ method: 'GET', url, headers: token ? { token } : {} });
  const status = reply.statusCode;
  if (status < 500) return { url, status, fault: undefined };
  const envelope = reply.json<{ code: number; msg: string; data: unknown }>();
  const fault = findReplyFault(
    { status, key: findKeyOfCode(envelope.code), envelope, cacheControl: null },
    'en',
  );
  return { url, status, fault };
}
