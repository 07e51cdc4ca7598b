import type { Route } from '#server/http/route.ts';

export const studyRoutes: readonly Route[] = [];
