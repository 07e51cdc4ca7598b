import { linkOperations } from '#contract/links.ts';
import { checkLink } from '#server/features/links/links.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const linkRoutes = bindHandlers(linkOperations, { check: checkLink });
