import { conversionOperations } from '#contract/files.ts';
import * as conversions from '#server/features/conversions/conversions.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const conversionRoutes = bindHandlers(conversionOperations, {
  finish: (context, { id }) => conversions.finishUpload(context, id),
  list: (context, { media }) => conversions.listConversions(context, media),
  retry: (context, { media }) => conversions.retryConversion(context, media),
  cancel: (context, { media }) => conversions.cancelConversion(context, media),
});
