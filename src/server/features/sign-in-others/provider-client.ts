import type { Configuration } from 'openid-client';
import type { OidcProvider } from '#server/oidc-url.ts';

const requestTimeoutS = 10;

/** The providers' configurations, each fetched once. */
const configurationByProvider = new WeakMap<OidcProvider, Promise<Configuration>>();

/** Loads the library, which only schools with a provider need. */
export const loadClient = () => import('openid-client');

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const client = await loadClient();
  // Without this check, anybody between school and provider, such as a proxy that opens TLS, could name any person.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(client.allowInsecureRequests);
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: requestTimeoutS,
  });
}

/** Fetches the provider's configuration once; after a failure, the next call fetches it again. */
export function readConfiguration(provider: OidcProvider): Promise<Configuration> {
  const knownConfiguration = configurationByProvider.get(provider);
  if (knownConfiguration) return knownConfiguration;
  const configuration = discover(provider);
  configurationByProvider.set(provider, configuration);
  configuration.catch(() => configurationByProvider.delete(provider));
  return configuration;
}
