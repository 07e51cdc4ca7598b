import type { Claims } from '#server/features/sign-in-others/identities.service.ts';
import { loadClient, readConfiguration } from '#server/features/sign-in-others/provider-client.ts';
import type { Journey } from '#server/features/sign-in-others/providers.ts';
import type { OidcProvider } from '#server/oidc-url.ts';

/** Checks the provider's reply in `returnAddress`. Throws if any part does not belong to the journey. */
export async function endJourney(
  provider: OidcProvider,
  journey: Journey,
  returnAddress: string,
): Promise<Claims> {
  const client = await loadClient();
  const configuration = await readConfiguration(provider);
  const tokens = await client.authorizationCodeGrant(configuration, new URL(returnAddress), {
    expectedState: journey.state,
    expectedNonce: journey.nonce,
    pkceCodeVerifier: journey.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('There is no ID token');
  // Some providers send the e-mail address only on a further request.
  const personClaims =
    claims['email'] === undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof personClaims['email'] === 'string' ? personClaims['email'] : undefined,
    isVerified: provider.trustsEmailAddresses || personClaims['email_verified'] === true,
  };
}
