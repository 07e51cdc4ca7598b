import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import type { ServerProcess } from './server-process.ts';

/** Calls an operation of a server process; throws if it is refused. */
export async function callServer<K extends ApiKey>(
  { origin }: ServerProcess,
  key: K,
  input: ApiInput<K>,
  token = '',
): Promise<ApiReply<K>> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}/api${path}${query}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ApiReply<K> };
  if (code !== 1) throw new Error(`${key} was refused: ${code} ${msg}`);
  return data;
}

/** Signs a person in and returns the session token; the default password is that of the demo school. */
export async function signIn(
  server: ServerProcess,
  username: string,
  password = 'elearning',
): Promise<string> {
  const { userinfo } = await callServer(server, 'POST /user/login', { username, password });
  return userinfo.token;
}
