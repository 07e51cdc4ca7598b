import type { Route } from '#server/http/route.ts';

export const diyRoutes: readonly Route[] = [];
