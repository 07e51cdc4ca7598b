import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { createQueryClient } from '#ui/api/query-client.ts';
import { mantineTheme, mantineVariables } from '#ui/theme/mantine-theme.ts';

const queryClient = createQueryClient();

export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={mantineTheme} cssVariablesResolver={mantineVariables} forceColorScheme="light">
        <main>
          <Outlet />
        </main>
      </MantineProvider>
    </QueryClientProvider>
  );
}
