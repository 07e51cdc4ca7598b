import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refresh, useCall } from '#ui/api/hooks.ts';
import { createQueryClient } from '#ui/api/query-client.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';

const pendingReplies: (() => void)[] = [];
const signals: (AbortSignal | null | undefined)[] = [];

beforeEach(() => {
  setLanguage('en');
  pendingReplies.length = 0;
  signals.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    signals.push(init?.signal);
    const name = `Quiz in ${new URL(new Request(input).url).searchParams.get('lang')}`;
    await new Promise<void>((done) => pendingReplies.push(done));
    return Response.json({ code: 1, msg: '', data: { course_extend_list: [{ name }] } });
  });
});

function TypeNames() {
  const { data } = useCall('GET /common/course_extend_list', {});
  return <p>{data?.course_extend_list.map(({ name }) => name).join() ?? 'Loading'}</p>;
}

it('reads again when the language changes, and shows the last reply meanwhile', async () => {
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <TypeNames />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Loading')).toBeVisible();
  pendingReplies.shift()?.();
  await expect.element(screen.getByText('Quiz in en')).toBeVisible();

  setLanguage('zh-hk');
  await expect.poll(() => pendingReplies).toHaveLength(1);
  await expect.element(screen.getByText('Quiz in en')).toBeVisible();
  pendingReplies.shift()?.();
  await expect.element(screen.getByText('Quiz in zh-hk')).toBeVisible();
});

it('reads again after a change while the first reply is under way, which is from before the change', async () => {
  const client = createQueryClient();
  const screen = await render(
    <QueryClientProvider client={client}>
      <TypeNames />
    </QueryClientProvider>,
  );
  await expect.poll(() => pendingReplies).toHaveLength(1);
  void refresh(client, ['GET /common/course_extend_list']);
  await expect.poll(() => pendingReplies).toHaveLength(2);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  pendingReplies.pop()?.();
  await expect.element(screen.getByText('Quiz in en')).toBeVisible();
});
