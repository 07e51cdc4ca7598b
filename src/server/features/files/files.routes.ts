import type { Route } from '#server/http/route.ts';

export const fileRoutes: readonly Route[] = [];
