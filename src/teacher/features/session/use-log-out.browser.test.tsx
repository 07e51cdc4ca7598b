import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getUserinfo } from '#teacher/shared/session-store.ts';
import { showPage } from '#tests/browser/show-page.tsx';
import { forgetUnsent, listStored, signInTeacher, startApp, whenRead } from '#tests/browser/unsent-app.ts';
import { keepTyped } from '#ui/unsent/use-typed.ts';
import { useLogOut } from './use-log-out.ts';

function LogOutButton() {
  const logOut = useLogOut();
  return <button onClick={() => void logOut()}>Log out</button>;
}

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  startApp();
  await whenRead();
});

const open = async () => {
  await showPage({ server: { 'POST /user/logout': () => ({ data: {} }) }, show: () => <LogOutButton /> });
  await page.getByRole('button', { name: 'Log out' }).click();
};

it('says what is not sent yet before logging out, and keeps it', async () => {
  keepTyped('attempt_comment:1', 'Leaves', 'Look again');
  await open();
  await expect.element(page.getByText('Not everything has been sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(getUserinfo()?.id).toBe(1);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.poll(() => getUserinfo()).toBeUndefined();
  expect((await listStored()).map(({ body }) => body)).toEqual(['Look again']);
});

it('asks as ever when everything is sent', async () => {
  await open();
  await expect.element(page.getByText('Confirm to log out?')).toBeVisible();
});
