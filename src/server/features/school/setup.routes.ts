import { setupOperations } from '#contract/school/setup.ts';
import { setUpSchool } from '#server/features/school/setup.service.ts';
import { readDemoState, startDemo } from '#server/features/school/setup-demo.service.ts';
import { requireSetupToken } from '#server/features/school/setup-token.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const setupRoutes = bindHandlers(setupOperations, {
  check: async (context, { token }) => {
    await requireSetupToken(context, token);
    return {};
  },
  setUp: async (context, input) => ({ userinfo: await setUpSchool(context, input) }),
  startDemo: async (context, { token }) => ({ password: await startDemo(context, token) }),
  demoState: readDemoState,
});
