import { auditOperations } from '#contract/audit/audit.ts';
import { listAudit } from '#server/features/audit-search/audit-search.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const auditRoutes = bindHandlers(auditOperations, { list: listAudit });
