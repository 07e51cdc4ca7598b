import { linkOperations } from '#contract/links.ts';
import { checkLink } from '#server/features/links/links.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [check] = linkOperations;

export const linkRoutes: readonly Route[] = [route(check, checkLink)];
