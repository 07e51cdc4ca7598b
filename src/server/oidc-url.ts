import { hash } from 'node:crypto';

/** A provider of external accounts, by OpenID Connect. */
export type OidcProvider = {
  /** Used in URLs, e.g. `google`. */
  id: string;
  /** Shown on the sign-in button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * The provider's e-mail addresses count as verified even if it does not say so, because the school creates its
   * accounts.
   */
  trustsEmailAddresses: boolean;
};

const removeFinalSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** The provider of an issuer's accounts; undefined if the school no longer uses it. */
export const findProvider = (providers: readonly OidcProvider[], issuer: string): OidcProvider | undefined =>
  providers.find((each) => removeFinalSlash(each.issuer) === removeFinalSlash(issuer));

/**
 * The name's Latin letters and digits. A name with others, such as Chinese ones, also gets a part of its hash, so that two
 * such names differ.
 */
function makeProviderId(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const isLatin = !/[^\p{ASCII}]/u.test(name);
  return isLatin
    ? letters
    : `${letters.replace(/^-|-$/g, '') || 'school'}-${hash('sha256', name).slice(0, 8)}`;
}

/**
 * Reads `oidc://CLIENT_ID:SECRET@issuer.example/path?name=School`; id and secret percent-encoded, TLS unless `ssl=0`,
 * `&email=trusted` for a provider whose accounts the school makes. Undefined for any other text.
 */
export function parseOidcUrl(text: string): OidcProvider | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const name = url?.searchParams.get('name') ?? '';
  const id = makeProviderId(name);
  if (url?.protocol !== 'oidc:' || !url.host || !url.username || !url.password || !/[\p{L}\p{N}]/u.test(name))
    return undefined;
  const path = url.pathname === '/' ? '' : url.pathname;
  try {
    return {
      id,
      name,
      issuer: `${url.searchParams.get('ssl') === '0' ? 'http' : 'https'}://${url.host}${path}`,
      clientId: decodeURIComponent(url.username),
      clientSecret: decodeURIComponent(url.password),
      trustsEmailAddresses: url.searchParams.get('email') === 'trusted',
    };
  } catch {
    return undefined;
  }
}
