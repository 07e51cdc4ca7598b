import { exceptionOperations } from '#contract/exceptions.ts';
import {
  listExceptions,
  removeExceptions,
  setExceptions,
} from '#server/features/attempts/exceptions/change-exceptions.service.ts';
import { reopenAttempts } from '#server/features/attempts/exceptions/reopen.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const exceptionRoutes = bindHandlers(exceptionOperations, {
  list: listExceptions,
  set: setExceptions,
  remove: removeExceptions,
  reopen: reopenAttempts,
});
