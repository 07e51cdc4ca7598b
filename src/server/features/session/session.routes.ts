import { sessionOperations } from '#contract/session.ts';
import { hashToken, requireActor } from '#server/auth/actor.ts';
import { logSecurityEvent } from '#server/auth/security-log.ts';
import { logSignIn } from '#server/features/session/log-sign-in.ts';
import { findSessionEnd, updateUserLanguage } from '#server/features/session/session.repository.ts';
import { describeUser, endSession } from '#server/features/session/session.service.ts';
import { signIn } from '#server/features/session/sign-in.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const sessionRoutes = bindHandlers(sessionOperations, {
  login: async (context, { username, password }) => ({
    userinfo: await logSignIn(context, username, () => signIn(context, username, password)),
  }),
  info: async ({ app, token, request }, input) => {
    const givenToken = token ?? input.token ?? '';
    const actor = await requireActor(app, givenToken, request.raw, { allowsIssuedPassword: true });
    const sessionEnd = await findSessionEnd(app.db, hashToken(givenToken));
    return { userinfo: describeUser(actor, givenToken), signed_in_until: sessionEnd ?? app.now() };
  },
  logout: async (context) => {
    const { app, token } = context;
    if (token === undefined) return {};
    const userId = await endSession(app, hashToken(token));
    if (userId !== undefined) logSecurityEvent(context, 'sign_out', { user: userId });
    return {};
  },
  // Every call counts as presence, so this one needs no code.
  present: async () => ({}),
  language: async ({ db, actor }, input) => {
    await updateUserLanguage(db, actor.id, input.language);
    return {};
  },
});
