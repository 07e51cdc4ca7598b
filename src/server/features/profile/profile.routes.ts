import { profileOperations } from '#contract/profile.ts';
import { changePassword } from '#server/features/profile/change-password.service.ts';
import { endOtherSessions, readProfile, saveProfile } from '#server/features/profile/profile.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const profileRoutes = bindHandlers(profileOperations, {
  profile: (context) => readProfile(context),
  update: async (context, input) => {
    await saveProfile(context, input);
    return {};
  },
  changePassword: async (context, input) => {
    await changePassword(context, input);
    return {};
  },
  endSessions: endOtherSessions,
});
