import { linkOperations } from '#contract/links.ts';
import { describeLinkCheck, startLinkCheck } from '#server/features/links/link-check.service.ts';
import { checkLink } from '#server/features/links/links.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const linkRoutes = bindHandlers(linkOperations, {
  check: checkLink,
  checkState: describeLinkCheck,
  startCheck: startLinkCheck,
});
