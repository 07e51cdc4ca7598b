import { QueryClient } from '@tanstack/react-query';

/** Failed calls are not retried by themselves: a message tells the person, and the screen offers to retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
