import type { Route } from '#server/http/route.ts';

export const coursewareRoutes: readonly Route[] = [];
