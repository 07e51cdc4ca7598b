import type { Configuration } from 'openid-client';
import type { OidcProvider } from '#server/auth/oidc-url.ts';
import type { Claims } from '#server/features/sign-in-others/identities.service.ts';

/** Communicates with providers: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 7636). */

const timeoutS = 10;

/** Stored in the browser while its person is at the provider. */
export type Journey = {
  provider: string;
  app: 'player' | 'teacher';
  state: string;
  nonce: string;
  verifier: string;
};

/** The providers' configurations, each fetched once. */
const configurations = new WeakMap<OidcProvider, Promise<Configuration>>();

/** Loaded only in schools with a provider. */
const load = () => import('openid-client');

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const client = await load();
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutS });
}

function configure(provider: OidcProvider): Promise<Configuration> {
  const known = configurations.get(provider);
  if (known) return known;
  const found = discover(provider);
  configurations.set(provider, found);
  found.catch(() => configurations.delete(provider));
  return found;
}

/** The address at the provider, and the data for checking the person's return to `returnTo`. */
export async function beginJourney(
  provider: OidcProvider,
  app: Journey['app'],
  returnTo: string,
): Promise<{ address: string; journey: Journey }> {
  const client = await load();
  const configuration = await configure(provider);
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
