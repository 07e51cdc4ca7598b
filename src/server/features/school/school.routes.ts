import { schoolOperations } from '#contract/school/school.ts';
import { findFirstSteps } from '#server/features/school/counts.repository.ts';
import { describeDemo, emptyDemoSchool } from '#server/features/school/empty-demo.service.ts';
import * as school from '#server/features/school/school.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const schoolRoutes = bindHandlers(schoolOperations, {
  read: ({ db }) => school.readSchool(db),
  save: async (context, input) => {
    await school.saveSchool(context, input);
    return {};
  },
  saveLogo: async (context, { logo }) => {
    await school.saveLogo(context, logo);
    return {};
  },
  signIn: school.readSignInPolicy,
  saveSignIn: async (context, input) => {
    await school.saveSignInPolicy(context, input);
    return {};
  },
  types: async ({ db }) => ({ hidden: await school.readHiddenTypes(db) }),
  saveTypes: async (context, { hidden }) => {
    await school.saveHiddenTypes(context, hidden);
    return {};
  },
  firstSteps: ({ db }) => findFirstSteps(db),
  demo: ({ db }) => describeDemo(db),
  emptyDemo: async (context) => ({ setup_token: await emptyDemoSchool(context) }),
});
