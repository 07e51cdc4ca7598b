import type { Route } from '#server/http/route.ts';

export const playRoutes: readonly Route[] = [];
