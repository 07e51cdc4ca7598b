import { fileOperations } from '#contract/files.ts';
import * as conversions from '#server/features/conversions/conversions.service.ts';
import { type Route, route } from '#server/http/route.ts';

const [, list, retry, cancel] = fileOperations;

export const conversionRoutes: readonly Route[] = [
  route(list, (context, { media }) => conversions.listConversions(context, media)),
  route(retry, (context, { media }) => conversions.retryConversion(context, media)),
  route(cancel, (context, { media }) => conversions.cancelConversion(context, media)),
];
