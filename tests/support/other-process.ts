import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { buildServer } from '#server/build-app.ts';
import { openApp } from '#server/open-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A second server with the same database and files. It shares no memory with the first, as if in another process. */
export type OtherProcess = {
  get: <K extends ApiKey>(key: K, input: ApiInput<K>, token: string) => Promise<ApiReply<K>>;
  close: () => Promise<void>;
};

export async function openOtherProcess({
  app: { env, files, now, activities },
}: TestApp): Promise<OtherProcess> {
  const otherApp = await openApp(env, { activities });
  const server = await buildServer({ ...otherApp, files, now }, { maxEventLoopDelayMs: 0 });
  return {
    get: async (key, input, token) => {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string];
      const response = await server.inject({
        method,
        url: `/api${path}`,
        headers: { token },
        ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
      });
      const { code, msg, data } = response.json<{ code: number; msg: string; data: unknown }>();
      if (code !== 1) throw new Error(`${key} was refused: ${code} ${msg}`);
      return data as never;
    },
    close: async () => {
      await server.close();
      await otherApp.close();
    },
  };
}
