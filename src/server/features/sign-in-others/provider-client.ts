import type { Configuration } from 'openid-client';
import type { OidcProvider } from '#server/auth/oidc-url.ts';

const timeoutS = 10;

/** The providers' configurations, each fetched once. */
const configurations = new WeakMap<OidcProvider, Promise<Configuration>>();

/** Loaded only in schools with a provider. */
export const load = () => import('openid-client');

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const client = await load();
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutS });
}

/** The provider's configuration; one that could not be fetched is tried again. */
export function configure(provider: OidcProvider): Promise<Configuration> {
  const known = configurations.get(provider);
  if (known) return known;
  const found = discover(provider);
  configurations.set(provider, found);
  found.catch(() => configurations.delete(provider));
  return found;
}
