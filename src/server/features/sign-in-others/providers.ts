import { loadClient, readConfiguration } from '#server/features/sign-in-others/provider-client.ts';
import type { OidcProvider } from '#server/oidc-url.ts';

/** Communicates with providers: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). */

/** Stored in the browser while its person is at the provider. */
export type Journey = {
  provider: string;
  app: 'player' | 'teacher';
  state: string;
  nonce: string;
  verifier: string;
};

/** The address at the provider, and the data for checking the person's return to `returnTo`. */
export async function beginJourney(
  provider: OidcProvider,
  app: Journey['app'],
  returnTo: string,
): Promise<{ address: string; journey: Journey }> {
  const client = await loadClient();
  const configuration = await readConfiguration(provider);
  const [state, nonce, verifier] = [
    client.randomState(),
    client.randomNonce(),
    client.randomPKCECodeVerifier(),
  ];
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnTo,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, journey: { provider: provider.id, app, state, nonce, verifier } };
}
