import { schoolOperations } from '#contract/school/school.ts';
import { findFirstSteps } from '#server/features/school/counts.repository.ts';
import { describeDemo, emptyDemoSchool } from '#server/features/school/empty-demo.service.ts';
import * as hiddenTypes from '#server/features/school/hidden-types.service.ts';
import * as saveSchool from '#server/features/school/save-school.service.ts';
import * as school from '#server/features/school/school.service.ts';
import * as signInPolicy from '#server/features/school/sign-in-policy.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const schoolRoutes = bindHandlers(schoolOperations, {
  read: ({ db }) => school.readSchool(db),
  save: async (context, input) => {
    await saveSchool.saveSchool(context, input);
    return {};
  },
  saveLogo: async (context, { logo }) => {
    await saveSchool.saveLogo(context, logo);
    return {};
  },
  saveMap: async (context, input) => {
    await saveSchool.saveMap(context, input);
    return {};
  },
  signIn: signInPolicy.readSignInPolicy,
  saveSignIn: async (context, input) => {
    await signInPolicy.saveSignInPolicy(context, input);
    return {};
  },
  types: async ({ db }) => ({ hidden: await hiddenTypes.readHiddenTypes(db) }),
  saveTypes: async (context, { hidden }) => {
    await hiddenTypes.saveHiddenTypes(context, hidden);
    return {};
  },
  firstSteps: ({ db }) => findFirstSteps(db),
  demo: ({ db }) => describeDemo(db),
  emptyDemo: async (context) => ({ setup_token: await emptyDemoSchool(context) }),
});
