import { forgottenOperations } from '#contract/people/forgotten-passwords.ts';
import { requestReset, resetPassword } from '#server/features/forgotten/forgotten.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const forgottenRoutes = bindHandlers(forgottenOperations, {
  request: requestReset,
  reset: resetPassword,
});
