import '@mantine/core/styles.layer.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useLogOut } from '#teacher/features/session/use-log-out.ts';
import { PageLoading } from '#teacher/features/shell/page-loading.tsx';
import { Shell } from '#teacher/features/shell/shell.tsx';
import { createQueryClient } from '#ui/api/query-client.ts';
import { DeferredRender } from '#ui/primitives/deferred-render.tsx';
import { startUnsent } from './start-unsent.ts';

// Before any page is shown: a page may give a mark as soon as it is there.
startUnsent();

/**
 * Surrounds the pages of signed-in people. The sign-in page loads none of this. Server data stays cached
 * while the shell is mounted.
 */
export function ShellRoute() {
  const logOut = useLogOut();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell onLogOut={() => void logOut()}>
        <DeferredRender placeholder={<PageLoading />}>
          <Outlet />
        </DeferredRender>
      </Shell>
    </QueryClientProvider>
  );
}
