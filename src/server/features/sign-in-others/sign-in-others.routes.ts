import { formatText } from '#contract/language.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { signInOtherOperations } from '#contract/sign-in-others.ts';
import { AppError } from '#server/app-error.ts';
import { requireActor } from '#server/auth/actor.ts';
import { readCookie, writeCookie } from '#server/auth/cookies.ts';
import { describeUser } from '#server/features/session/session.service.ts';
import { cookiePath, sessionCookie } from '#server/features/sign-in-others/journey-pages.ts';
import { unlinkOwn, unlinkPerson } from '#server/features/sign-in-others/unlink.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const signInOtherRoutes = bindHandlers(signInOtherOperations, {
  ways: async ({ app, lang }, { refused }) => ({
    ways: app.env.oidc.map(({ id, name }) => ({ id, name })),
    refusal: refused ? formatText(resultMessages[refused], lang) : '',
  }),
  take: async ({ app, request, reply }) => {
    const token = readCookie(request, sessionCookie);
    if (!token) throw new AppError('token_invalid');
    writeCookie(reply, sessionCookie, '', {
      path: cookiePath,
      maxAgeS: 0,
      isSecure: request.protocol === 'https',
    });
    const actor = await requireActor(app, token, request.raw, { allowsIssuedPassword: true });
    return { userinfo: describeUser(actor, token) };
  },
  unlink: unlinkOwn,
  unlinkPerson,
});
