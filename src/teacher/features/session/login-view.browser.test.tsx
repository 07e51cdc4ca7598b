import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getUserinfo, setUserinfo } from '#teacher/shared/session-store.ts';
import { clearToken, getToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { LoginView } from './login-view.tsx';

const teacher = {
  id: 1,
  token: 'secret',
  user_group: 'teacher',
  roles: ['teacher'],
  name: 'Chan',
  nickname: '',
  nickname_eng: '',
  avatar: '',
  is_guest: false,
};
const ways = [{ id: 'school', name: 'Our School' }];
const onSignedIn = vi.fn<() => void>();
const sent: { path: string; body: unknown }[] = [];

function stubReply(reply: { code: number; msg?: string; data?: unknown }, headers: HeadersInit = {}): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/api/common/get_cdn_url') return Response.json({ msg: '', code: 0, data: {} });
    if (pathname === '/api/user/sign_in_ways')
      return Response.json({ code: 1, msg: '', data: { ways, refusal: '' } });
    sent.push({ path: pathname, body: await new Response(init?.body ?? '{}').json() });
    return Response.json({ msg: '', data: {}, ...reply }, { headers });
  });
}

async function signIn(email: string, password: string) {
  const screen = await render(
    <>
      <LoginView onSignedIn={onSignedIn} />
      <Toaster />
    </>,
  );
  await screen.getByLabelText('Email or login name').fill(email);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  return screen;
}

beforeEach(() => {
  setLanguage('en');
  sent.length = 0;
  onSignedIn.mockClear();
});

afterEach(() => {
  clearToken();
  setUserinfo(undefined);
});

it('shows errors before anything is sent', async () => {
  stubReply({ code: 1 });
  const screen = await signIn('teach er', '12345');
  await expect.element(screen.getByText('Please enter the correct email address')).toBeVisible();
  await expect.element(screen.getByText('The password can not be less than 6 digits')).toBeVisible();
  await expect.element(screen.getByLabelText('Email or login name')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('signs a teacher in with the name trimmed', async () => {
  stubReply({ code: 1, data: { userinfo: teacher } });
  const screen = await signIn('  teacher@example.com ', 'elearning');
  await expect.element(screen.getByText('Login success')).toBeVisible();
  expect(sent).toEqual([
    { path: '/api/user/login', body: { username: 'teacher@example.com', password: 'elearning' } },
  ]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(getToken()).toBe('secret');
  expect(getUserinfo()).toEqual(teacher);
});

it('shows a refusal and keeps the typed text', async () => {
  stubReply({ code: 40101, msg: 'The sign-in name or the password is not right.' });
  const screen = await signIn('teacher@example.com', 'elearning');
  await expect.element(screen.getByText('The sign-in name or the password is not right.')).toBeVisible();
  await expect.element(screen.getByLabelText('Email or login name')).toHaveValue('teacher@example.com');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('elearning');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('counts a wait down on the button, sends nothing meanwhile and keeps the typed text', async () => {
  const msg = 'Too many tries. Please wait 2 seconds, then try again.';
  stubReply({ code: 40102, msg }, { 'retry-after': '2' });
  const screen = await signIn('teacher@example.com', 'elearning');
  await expect.element(screen.getByText(msg)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Sign in' });
  await expect.poll(() => button.element().textContent).toContain('0:0');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await screen.getByLabelText('Password', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(button).toHaveTextContent('Sign in');
  await expect.element(screen.getByText(msg)).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await expect.element(screen.getByLabelText('Email or login name')).toHaveValue('teacher@example.com');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('elearning');
  stubReply({ code: 1, data: { userinfo: teacher } });
  await button.click();
  await expect.element(screen.getByText('Login success')).toBeVisible();
});

it('keeps the reason on the page why a demo account cannot sign in here', async () => {
  stubReply({ code: 40103, msg: 'Only on the machine that runs the server.' });
  const screen = await signIn('teacher@example.com', 'elearning');
  await expect.element(screen.getByText('Only on the machine that runs the server.')).toBeVisible();
  await expect.element(screen.getByLabelText('Email or login name')).toHaveValue('teacher@example.com');
});

it('sends students to their own app and closes the session the server opened', async () => {
  stubReply({ code: 1, data: { userinfo: { ...teacher, user_group: 'student', roles: ['student'] } } });
  const screen = await signIn('student01@example.com', 'elearning');
  await expect.element(screen.getByText('Please select a teacher account to log in')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the student app' }))
    .toHaveAttribute('href', '/play');
  expect(sent.map(({ path }) => path)).toEqual(['/api/user/login', '/api/user/logout']);
  expect(getToken()).toBeUndefined();
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('uses the session of a teacher who comes back from elsewhere, and offers other ways', async () => {
  stubReply({ code: 1, data: { userinfo: teacher } });
  window.history.replaceState(null, '', '#signed-in');
  const screen = await render(<LoginView onSignedIn={onSignedIn} />);
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(sent.map(({ path }) => path)).toEqual(['/api/user/sign_in_take']);
  expect(getToken()).toBe('secret');
  expect(window.location.hash).toBe('');
  const link = screen.getByRole('link', { name: 'Sign in with Our School' });
  await expect.element(link).toHaveAttribute('href', '/api/sign_in/start?way=school&app=teacher');
});
