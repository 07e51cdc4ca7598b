import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignInForm } from '#player/features/join/sign-in-form.tsx';
import { JoinPage } from '#player/pages/join-page.tsx';
import { restoreSession } from '#player/session.ts';
import { clearToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';

/** A student who has to wait sees for how long, and keeps the typed text. */

type Reply = { code: number; msg?: string; data?: unknown; wait?: number };

const msg = 'Too many tries. Please wait 2 seconds, then try again.';
const sent: string[] = [];

/** Gives each reply once, and the last one repeatedly. */
function stubReplies(...replies: Reply[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/api/user/sign_in_ways')
      return Response.json({ code: 1, msg: '', data: { ways: [], refusal: '' } });
    sent.push(pathname);
    const { wait, ...reply } = replies[Math.min(sent.length, replies.length) - 1] ?? { code: 500 };
    const headers: HeadersInit = wait === undefined ? {} : { 'retry-after': String(wait) };
    return Response.json({ msg: '', data: null, ...reply }, { headers });
  });
}

beforeEach(() => {
  setLanguage('en');
  restoreSession();
  sent.length = 0;
});
afterEach(() => clearToken());

it('signing in counts the wait down on its button and keeps the typed text', async () => {
  stubReplies({ code: 40102, msg, wait: 2 });
  const screen = await render(<SignInForm onSignedIn={() => undefined} />);
  await screen.getByLabelText('Email address or login name').fill('student01@example.com');
  await screen.getByLabelText('Password').fill('elearning');
  const button = screen.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(msg);
  await expect.poll(() => button.element().textContent).toContain('0:0');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual(['/api/user/login']);
  await expect
    .element(screen.getByLabelText('Email address or login name'))
    .toHaveValue('student01@example.com');
  await expect.element(screen.getByLabelText('Password')).toHaveValue('elearning');
});

it('a join code is tried again automatically when the wait is over', async () => {
  const data = { courseware_id: 7, name: 'Fractions', type: 'diyquiz', allow_guests: true };
  stubReplies({ code: 40102, msg, wait: 1 }, { code: 1, data });
  const screen = await render(<JoinPage code="abc-234" />);
  await expect.element(screen.getByRole('heading', { name: 'One moment, please' })).toBeVisible();
  await expect.element(screen.getByText(msg)).toBeVisible();
  await expect.element(screen.getByLabelText('Code from your teacher')).toHaveValue('ABC234');
  await expect.element(screen.getByRole('heading', { name: 'Fractions' })).toBeVisible();
  expect(sent).toEqual(['/api/play/join', '/api/play/join']);
});

it('a wrong join code stays in its field, to be corrected', async () => {
  stubReplies({ code: 40917, msg: 'There is no activity with this code.' });
  const screen = await render(<JoinPage code="ABC234" />);
  await expect.element(screen.getByText('There is no activity with this code.')).toBeVisible();
  await expect.element(screen.getByLabelText('Code from your teacher')).toHaveValue('ABC234');
});
