import type { Route } from '#server/http/route.ts';

export const unitRoutes: readonly Route[] = [];
