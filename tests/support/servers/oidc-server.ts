import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { findFreePort } from '#tests/support/servers/free-port.ts';

/** A real OpenID Connect provider on this machine, and a browser that signs in there. */

export type OidcServer = {
  /** The value for OIDC_URL; it gives the provider the name 'Test School'. */
  url: string;
  issuer: string;
  /** The claims of the provider about each subject. */
  people: Map<string, { email: string; email_verified?: boolean | string }>;
  /** What becomes of each ID token on its way; by default nothing. */
  changeToken: (idToken: string) => string;
  /** The claims about the address that are in the ID token itself; userinfo has all. */
  claimsInToken: ('email' | 'email_verified')[];
  /** Signs in as the subject, starting at `address`. Resolves to the address that leads back. */
  signIn: (address: string, subject: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function startOidcServer(returnTo: string): Promise<OidcServer> {
  const port = await findFreePort();
  // The host differs from 127.0.0.1, because real providers are on other sites than the school.
  const issuer = `http://localhost:${port}`;
  const people: OidcServer['people'] = new Map();
  const server = createServer();
  const oidcServer: OidcServer = {
    url: `oidc://school:quiet@localhost:${port}?name=Test%20School&ssl=0`,
    issuer,
    people,
    changeToken: (idToken) => idToken,
    claimsInToken: ['email', 'email_verified'],
    signIn: (address, subject) => followSignIn(issuer, address, subject),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'school',
        client_secret: 'quiet',
        redirect_uris: [returnTo],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // The times are set, because the provider logs a warning for each default.
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['for tests'] },
    findAccount: (_context: unknown, subject: string) => ({
      accountId: subject,
      claims: (use: string) => {
        const claims = Object.entries(people.get(subject) ?? {});
        const isTold = (name: string) =>
          use === 'userinfo' || oidcServer.claimsInToken.some((each) => each === name);
        return { sub: subject, ...Object.fromEntries(claims.filter(([name]) => isTold(name))) };
      },
    }),
  });
  provider.use(async (context: { body?: unknown }, next: () => Promise<void>) => {
    await next();
    const body = context.body as { id_token?: string; id_token_signing_alg_values_supported?: string[] };
    // Like a provider that some clients ask for unsigned tokens.
    body?.id_token_signing_alg_values_supported?.push('HS256', 'none');
    if (body?.id_token !== undefined) body.id_token = oidcServer.changeToken(body.id_token);
  });
  server.on('request', provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return oidcServer;
}

/** Follows redirects and fills in the provider's two forms, until a redirect leads away from the provider. */
async function followSignIn(issuer: string, start: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      cookies.set(name, value.join('='));
    }
    return response;
  };
  let address = start;
  let response = await visit(address);
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('location');
    if (location !== null) {
      address = new URL(location, address).href;
      if (!address.startsWith(issuer)) return address;
      response = await visit(address);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`The provider shows something else: ${page.slice(0, 300)}`);
    response = await visit(address, new URLSearchParams({ prompt, login: subject, password: 'any' }));
  }
  throw new Error('The provider leads in a circle');
}
