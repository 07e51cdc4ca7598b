import { QueryClient } from '@tanstack/react-query';

/** Failed calls are not retried on their own: the message says so and the screen offers to. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
