import type { Claims } from '#server/features/sign-in-others/identities.service.ts';
import { loadClient, readConfiguration } from '#server/features/sign-in-others/provider-client.ts';
import type { Journey } from '#server/features/sign-in-others/providers.ts';
import type { OidcProvider } from '#server/oidc-url.ts';

type Address = Pick<Claims, 'email' | 'isVerified'>;
type AddressClaims = Readonly<Record<string, unknown>>;

/** Some providers write claims as texts. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';

/** Providers tell the address, or that it is verified, in the ID token or on a further request only. */
async function readAddress(
  idClaims: AddressClaims,
  { trustsEmailAddresses }: OidcProvider,
  fetchUserInfo: () => Promise<AddressClaims>,
): Promise<Address> {
  const { email } = idClaims;
  if (typeof email === 'string' && (trustsEmailAddresses || isTrue(idClaims['email_verified'])))
    return { email, isVerified: true };
  const userInfo = await fetchUserInfo();
  const userEmail = userInfo['email'] ?? email;
  return {
    email: typeof userEmail === 'string' ? userEmail : undefined,
    isVerified:
      trustsEmailAddresses ||
      isTrue(userInfo['email_verified']) ||
      (userEmail === email && isTrue(idClaims['email_verified'])),
  };
}

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
  const address = await readAddress(claims, provider, () =>
    client.fetchUserInfo(configuration, tokens.access_token, claims.sub),
  );
  return { issuer: claims.iss, subject: claims.sub, ...address };
}
