import { reportOperations } from '#contract/study/reports.ts';
import { readReport } from '#server/features/reports/report.service.ts';
import {
  createReportLink,
  listReportLinks,
  revokeReportLink,
} from '#server/features/reports/report-links.service.ts';
import { writeReport } from '#server/features/reports/write-report.ts';
import { bindHandlers } from '#server/http/route.ts';

export const reportRoutes = bindHandlers(reportOperations, {
  preview: async (context, input) => ({ html: writeReport(await readReport(context, input), 'print') }),
  links: listReportLinks,
  createLink: createReportLink,
  revokeLink: revokeReportLink,
});
