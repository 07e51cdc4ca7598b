import type { FastifyReply, FastifyRequest } from 'fastify';

/** Value of a cookie of the request, decoded; undefined when absent or malformed. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`));
  if (!pair) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a cookie that no script reads and no other site's form sends. `maxAgeS` in seconds; the value needs no encoding. */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, maxAgeS, isSecure }: { path: string; maxAgeS: number; isSecure: boolean },
): void {
  const attributes = [`${name}=${value}`, `Max-Age=${maxAgeS}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('set-cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}
