import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseOidcUrl } from '#server/oidc-url.ts';
import { type OidcServer, startOidcServer } from '#tests/support/servers/oidc-server.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Signing in with an external account, at a real provider. */

let provider: OidcServer;
let test: TestApp;

beforeAll(async () => {
  provider = await startOidcServer('http://localhost/api/sign_in/back');
  test = await openTestApp(undefined, { OIDC_URL: provider.url });
});
afterAll(async () => {
  await test?.close();
  await provider?.close();
});
beforeEach(async () => {
  await test.app.db.deleteFrom('user_identity').execute();
  provider.people.clear();
  provider.changeToken = (token) => token;
  provider.claimsInToken = ['email', 'email_verified'];
});

type Cookies = Record<string, string>;

async function visit(url: string, cookies: Cookies = {}): Promise<{ location: string; cookies: Cookies }> {
  const { headers, cookies: replyCookies } = await test.server.inject({
    url,
    cookies,
    headers: { host: 'localhost' },
  });
  const set = Object.fromEntries(replyCookies.map(({ name, value }) => [name, value]));
  return { location: String(headers.location), cookies: { ...cookies, ...set } };
}

const startSignIn = (app = 'teacher', more = '') =>
  visit(`/api/sign_in/start?way=test-school&app=${app}${more}`);

/** Follows the sign-in button to the provider, up to its redirect back. */
async function signInAtProvider(subject: string, app = 'teacher') {
  const startReply = await startSignIn(app);
  const returnUrl = new URL(await provider.signIn(startReply.location, subject));
  return { cookies: startReply.cookies, back: returnUrl.pathname + returnUrl.search };
}

async function signIn(subject: string, app = 'teacher') {
  const { back, cookies } = await signInAtProvider(subject, app);
  return visit(back, cookies);
}

const addProviderAccount = (subject: string, email: string, email_verified: boolean | string = true) =>
  provider.people.set(subject, { email, email_verified });
const takeSession = (cookies: Cookies) =>
  test.call(
    'POST /user/sign_in_take',
    {},
    { headers: { cookie: `sign_in_session=${cookies['sign_in_session']}` } },
  );
const countSessions = async () =>
  (await test.app.db.selectFrom('session').select('user_id').execute()).length;

describe('signing in with an account elsewhere', () => {
  it('links by the verified address once, and goes by the account from then on', async () => {
    addProviderAccount('t-1', 'Teacher@Example.com');
    const first = await signIn('t-1');
    expect(first.location).toBe('/login#signed-in');
    const { data } = await takeSession(first.cookies);
    expect(data.userinfo).toMatchObject({ id: test.school.people.teacher, user_group: 'teacher' });
    expect((await test.call('GET /user/info', {}, { token: data.userinfo.token })).key).toBe('success');
    addProviderAccount('t-1', 'somebody.else@example.com', false);
    const again = await takeSession((await signIn('t-1')).cookies);
    expect(again.data.userinfo.id).toBe(test.school.people.teacher);
    const rows = await test.app.db
      .selectFrom('user_identity')
      .select(['issuer', 'subject', 'user_id'])
      .execute();
    expect(rows).toEqual([{ issuer: provider.issuer, subject: 't-1', user_id: test.school.people.teacher }]);
    const entries = await test.app.db.selectFrom('audit_entry').select(['action', 'user_id']).execute();
    expect(entries).toEqual([{ action: 'person.link', user_id: test.school.people.teacher }]);
  });

  it('brings students back to their app, and ends a password that was issued', async () => {
    const { student1 } = test.school.people;
    await test.app.db.updateTable('user').set({ password_issued: 1 }).where('id', '=', student1).execute();
    addProviderAccount('s-1', 'student1@example.com');
    const done = await signIn('s-1', 'player');
    expect(done.location).toBe('/play/sign-in#signed-in');
    const { userinfo } = (await takeSession(done.cookies)).data;
    expect(userinfo).toMatchObject({ id: student1, must_change_password: false });
  });

  it.each([
    [true, true],
    ['true', true],
    [true, false],
    ['true', false],
  ])(
    'takes an address that is verified as %j, also where only userinfo says so',
    async (verified, inToken) => {
      addProviderAccount('t-1', 'teacher@example.com', verified);
      if (!inToken) provider.claimsInToken = [];
      expect((await signIn('t-1')).location).toBe('/login#signed-in');
    },
  );

  it('takes an address of the ID token that userinfo alone calls verified', async () => {
    addProviderAccount('t-1', 'teacher@example.com');
    provider.claimsInToken = ['email'];
    expect((await signIn('t-1')).location).toBe('/login#signed-in');
  });

  it('is taken once, and not without the cookie', async () => {
    addProviderAccount('t-1', 'teacher@example.com');
    const { cookies } = await signIn('t-1');
    const taken = await takeSession(cookies);
    expect(taken.headers['set-cookie']).toContain('sign_in_session=; Max-Age=0');
    expect((await test.call('POST /user/sign_in_take', {})).key).toBe('token_invalid');
  });

  it('comes back to the address that a trusted proxy was asked for', async () => {
    const behind = await openTestApp(undefined, { OIDC_URL: provider.url, TRUST_PROXY: '127.0.0.1' });
    const headers = { host: 'school.example', 'x-forwarded-proto': 'https' };
    const start = '/api/sign_in/start?way=test-school&app=teacher';
    const returnTo = async ({ server }: TestApp) => {
      const { headers: given } = await server.inject({ url: start, headers });
      const secure = String(given['set-cookie']).includes('Secure');
      return [new URL(String(given['location'])).searchParams.get('redirect_uri'), secure];
    };
    expect(await returnTo(behind)).toEqual(['https://school.example/api/sign_in/back', true]);
    expect(await returnTo(test)).toEqual(['http://school.example/api/sign_in/back', false]);
    await behind.close();
  });

  it('offers nothing where no provider is set', async () => {
    expect(await test.get('GET /user/sign_in_ways', {})).toEqual({
      ways: [{ id: 'test-school', name: 'Test School' }],
      refusal: '',
    });
    const plain = await openTestApp();
    expect(await plain.get('GET /user/sign_in_ways', {})).toEqual({ ways: [], refusal: '' });
    expect((await plain.server.inject('/api/sign_in/start?way=test-school&app=teacher')).statusCode).toBe(
      404,
    );
    await plain.close();
  });
});

const strangeKey = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The token with another algorithm in its head, and what `makeSignature` makes of head and claims as its signature. */
function forgeToken(token: string, alg: string, makeSignature: (text: string) => string): string {
  const [head = '', claims = ''] = token.split('.');
  const knownHead = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, string>;
  const text = `${Buffer.from(JSON.stringify({ ...knownHead, alg })).toString('base64url')}.${claims}`;
  return `${text}.${makeSignature(text)}`;
}

describe('refuses', () => {
  const refusalAddress = (reason: string, app = '/login') => `${app}#refused-${reason}`;
  const failureAddress = refusalAddress('other_sign_in_failed');

  it.each([
    ['an address that nobody here has', 'stranger@example.com', true, 'no_account_for_address'],
    ['an address that is not verified', 'teacher@example.com', false, 'address_not_verified'],
    ['no address', '', true, 'no_account_for_address'],
  ])('%s', async (_what, email, isVerified, reason) => {
    addProviderAccount('x-1', email, isVerified);
    const before = await countSessions();
    expect((await signIn('x-1')).location).toBe(refusalAddress(reason));
    expect((await signIn('x-1', 'player')).location).toBe(refusalAddress(reason, '/play/sign-in'));
    expect(await countSessions()).toBe(before);
  });

  it.each([
    ['is not signed', (token: string) => forgeToken(token, 'none', () => '')],
    [
      'is signed with the secret of the client',
      (token: string) =>
        forgeToken(token, 'HS256', (text) => createHmac('sha256', 'quiet').update(text).digest('base64url')),
    ],
    [
      'is signed with the key of somebody else',
      (token: string) =>
        forgeToken(token, 'RS256', (text) =>
          sign('sha256', Buffer.from(text), strangeKey.privateKey).toString('base64url'),
        ),
    ],
  ])('an ID token that %s', async (_how, forge) => {
    addProviderAccount('t-1', 'teacher@example.com');
    provider.changeToken = forge;
    expect((await signIn('t-1')).location).toBe(failureAddress);
    provider.changeToken = (token) => token;
    expect((await signIn('t-1')).location).toBe('/login#signed-in');
  });

  it("the address of somebody else's account", async () => {
    addProviderAccount('t-1', 'teacher@example.com');
    await signIn('t-1');
    addProviderAccount('thief', 'teacher@example.com');
    expect((await signIn('thief')).location).toBe(refusalAddress('linked_to_another'));
    const asked = { id: test.school.people.teacher, issuer: provider.issuer };
    await test.get('POST /admin/person_unlink', asked, { as: 'admin' });
    expect((await signIn('thief')).location).toBe('/login#signed-in');
  });

  it('people who have left the school, even if linked', async () => {
    addProviderAccount('o-1', 'other@example.com');
    const { other } = test.school.people;
    const setActive = (is_active: number) =>
      test.app.db.updateTable('user').set({ is_active }).where('id', '=', other).execute();
    await signIn('o-1');
    await setActive(0);
    expect((await signIn('o-1')).location).toBe(refusalAddress('no_account_for_address'));
    await setActive(1);
  });

  it('a state that this browser did not begin', async () => {
    addProviderAccount('t-1', 'teacher@example.com');
    const { back, cookies } = await signInAtProvider('t-1');
    expect((await visit(back)).location).toBe(failureAddress);
    const other = await startSignIn();
    expect((await visit(back, other.cookies)).location).toBe(failureAddress);
    const forged = back.replace(/state=[^&]+/, 'state=forged-forged-forged-forged');
    expect((await visit(forged, cookies)).location).toBe(failureAddress);
  });

  it('a code that was used', async () => {
    addProviderAccount('t-1', 'teacher@example.com');
    const { back, cookies } = await signInAtProvider('t-1');
    expect((await visit(back, cookies)).location).toBe('/login#signed-in');
    expect((await visit(back, cookies)).location).toBe(failureAddress);
  });

  it.each(['nonce', 'verifier'])('another %s', async (name) => {
    addProviderAccount('t-1', 'teacher@example.com');
    const { back, cookies } = await signInAtProvider('t-1');
    const kept = JSON.parse(Buffer.from(cookies['sign_in_journey'] ?? '', 'base64url').toString());
    const changed = { ...kept, [name]: 'z'.repeat(43) };
    const sign_in_journey = Buffer.from(JSON.stringify(changed)).toString('base64url');
    expect((await visit(back, { sign_in_journey })).location).toBe(failureAddress);
  });

  it('to lead anywhere else', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    const { location } = await startSignIn('teacher', `&return=${evil}&redirect_uri=${evil}`);
    expect(location.startsWith(provider.issuer)).toBe(true);
    expect(new URL(location).searchParams.get('redirect_uri')).toBe('http://localhost/api/sign_in/back');
    expect((await visit(`/api/sign_in/start?way=test-school&app=${evil}`)).location).toBe(failureAddress);
    expect((await visit('/api/sign_in/start?way=other&app=player')).location).toBe(
      '/play/sign-in#refused-other_sign_in_failed',
    );
  });
});

describe('OIDC_URL', () => {
  it('names issuer, client and button', () => {
    expect(parseOidcUrl('oidc://an%40id:a%2Fb@login.example/tenant/v2.0?name=Our+School')).toEqual({
      id: 'our-school',
      name: 'Our School',
      issuer: 'https://login.example/tenant/v2.0',
      clientId: 'an@id',
      clientSecret: 'a/b',
      trustsEmailAddresses: false,
    });
    const chinese = ['聖保羅中學', '聖保羅小學', '中學 A', '小學 A'].map((name) =>
      parseOidcUrl(`oidc://a:b@login.example?name=${encodeURIComponent(name)}`),
    );
    expect(chinese.map((offered) => offered?.name)).toEqual(['聖保羅中學', '聖保羅小學', '中學 A', '小學 A']);
    expect(new Set(chinese.map((offered) => offered?.id)).size).toBe(4);
    for (const offered of chinese) expect(offered?.id).toMatch(/^[a-z0-9-]+$/);
    for (const wrong of [
      'https://a:b@c?name=X',
      'oidc://a@c?name=X',
      'oidc://a:b@c',
      'oidc://a:b@c?name=--',
      '',
    ])
      expect(parseOidcUrl(wrong)).toBeUndefined();
  });
});
