import type { FastifyInstance } from 'fastify';
import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { operationAddress } from '#contract/operation-address.ts';
import { buildServer } from '#server/build-app.ts';
import { openApp } from '#server/open-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export type GetFromServer = <K extends ApiKey>(
  key: K,
  input: ApiInput<K>,
  token: string,
) => Promise<ApiReply<K>>;

/** A second server with the same database and files. It shares no memory with the first, as if in another process. */
export type OtherProcess = { get: GetFromServer; close: () => Promise<void> };

/** Returns the function that calls operations of the server; it throws if it is refused. */
export function getFrom(server: FastifyInstance): GetFromServer {
  return async (key, input, token) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const response = await server.inject({
      method,
      url: operationAddress(path),
      headers: { token },
      ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    const { code, msg, data } = response.json<{ code: number; msg: string; data: unknown }>();
    if (code !== 1) throw new Error(`${key} was refused: ${code} ${msg}`);
    return data as never;
  };
}

export async function openOtherProcess({
  app: { env, files, now, activities },
}: TestApp): Promise<OtherProcess> {
  const otherApp = await openApp(env, { activities });
  const server = await buildServer({ ...otherApp, files, now }, { maxEventLoopDelayMs: 0 });
  return {
    get: getFrom(server),
    close: async () => {
      await server.close();
      await otherApp.close();
    },
  };
}
