import type { OidcProvider } from '#server/auth/oidc-url.ts';
import type { Claims } from '#server/features/sign-in-others/identities.service.ts';
import { configure, load } from '#server/features/sign-in-others/provider-client.ts';
import type { Journey } from '#server/features/sign-in-others/providers.ts';

/** Checks the provider's reply in the address `current`. Throws if any part does not belong to the journey. */
export async function endJourney(provider: OidcProvider, journey: Journey, current: string): Promise<Claims> {
  const client = await load();
  const configuration = await configure(provider);
  const tokens = await client.authorizationCodeGrant(configuration, new URL(current), {
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    pkceCodeVerifier: journey.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token');
  // Some providers send the e-mail address only on a further request.
  const about =
    claims['email'] === undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof about['email'] === 'string' ? about['email'] : undefined,
    isVerified: provider.trustsAddresses || about['email_verified'] === true,
  };
}
