import { operationPath } from '#contract/operation-address.ts';
import '#ui/theme/tokens.css';
import '@mantine/core/styles.css';
import '#ui/theme/base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ApiKey } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import { ConfirmHost } from '#teacher/shared/dialogs/confirm.tsx';
import { createQueryClient } from '#ui/api/query-client.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';
import { Toaster } from '#ui/toast/toaster.tsx';

type CallInput = Record<string, unknown>;
export type Reply = { code?: number; msg?: string; data: unknown /** Of a download. */; zip?: Blob };
/** Replies to calls by key, e.g. `GET /diy/list`. An error that it throws is a network failure to the page. */
export type FakeServer = Partial<Record<ApiKey, (input: CallInput) => Reply>>;

export type SentCall = { key: string; input: CallInput };

function answerCalls(server: FakeServer, sent: SentCall[]): void {
  const original = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : request, location.href);
    const path = operationPath(url.pathname);
    if (path === undefined) return original(request, init);
    const key = `${init?.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const input: CallInput = { ...Object.fromEntries(url.searchParams), ...(body as CallInput) };
    sent.push({ key, input });
    const answer = Object.entries(server).find(([known]) => known === key)?.[1];
    if (!answer) throw new Error(`Nobody answers ${key}`);
    const { zip, ...envelope } = answer(input);
    if (zip) return new Response(zip, { headers: { 'content-type': 'application/zip' } });
    return Response.json({ code: 1, msg: '', ...envelope });
  });
}

/** Shows part of the teacher app within its providers, with a fake server. */
export async function showPage(page: {
  server: FakeServer;
  show: () => ReactNode;
  language?: Language;
  /** The history of an earlier call, to show the page as after a reload. */
  history?: RouterHistory;
}) {
  setLanguage(page.language ?? 'en');
  const sentCalls: SentCall[] = [];
  answerCalls(page.server, sentCalls);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page.show(), notFoundComponent: () => page.show() }),
    history: page.history ?? createMemoryHistory({ initialEntries: ['/'] }),
  });
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
        <main>
          <RouterProvider router={router} />
        </main>
        <Toaster />
        <ConfirmHost />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { screen, sent: sentCalls, router };
}
