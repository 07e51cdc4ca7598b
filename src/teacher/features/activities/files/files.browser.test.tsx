import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { SaveFileDialog } from './save-file-dialog.tsx';
import { TakeInDialog } from './take-in-dialog.tsx';

vi.mock('#ui/upload/upload-file.ts', () => ({ uploadFile: () => Promise.resolve({ id: 7 }) }));

const file = new File(['zip'], 'harbour.zip', { type: 'application/zip' });
const state = { state: 'queued', progress: 0, message: '', activity: null, left_out: [] };
const activity = { id: 3, type: 'diyquiz', name: 'Harbour' };

const showTakingIn = (server: FakeServer) => {
  const onClose = vi.fn<() => void>();
  const openActivity = vi.fn<(opened: typeof activity) => void>();
  const show = () => <TakeInDialog file={file} openActivity={openActivity} onClose={onClose} />;
  return showPage({ server, show }).then((shown) => ({ ...shown, onClose, openActivity }));
};

it('opens the draft at once if all of it was taken in', async () => {
  const { openActivity, onClose } = await showTakingIn({
    'POST /diy/import': () => ({ data: state }),
    'GET /diy/import_state': () => ({ data: { ...state, state: 'done', activity } }),
  });
  await vi.waitFor(() => expect(openActivity).toHaveBeenCalledWith(activity), 5_000);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  [1366, 768],
  [390, 844],
] as const)('first says what was left out at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const left_out = ['Your school has no subject called History: choose one in the settings.'];
  const { screen, openActivity } = await showTakingIn({
    'POST /diy/import': () => ({ data: { ...state, state: 'done', activity, left_out } }),
  });
  await expect.element(screen.getByText(left_out[0] ?? '')).toBeVisible();
  expect(await findAxeViolations(screen.getByRole('dialog').element())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await userEvent.click(screen.getByRole('button', { name: 'Open the draft' }));
  expect(openActivity).toHaveBeenCalledWith(activity);
});

it('says why a file was not taken in', async () => {
  const message = 'The file lacks a medium of the activity: pier.jpg.';
  const { screen } = await showTakingIn({
    'POST /diy/import': () => ({ data: { ...state, state: 'running' } }),
    'GET /diy/import_state': () => ({ data: { ...state, state: 'failed', message } }),
  });
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await expect.element(screen.getByText(message), { timeout: 5_000 }).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`The file was not imported${message}`);
});

it('says why the server refuses to take in or to save', async () => {
  const refusal = { code: 40_401, msg: 'Not found.', data: null };
  const takingIn = await showTakingIn({ 'POST /diy/import': () => refusal });
  await expect.element(takingIn.screen.getByText('Not found.')).toBeVisible();
  await takingIn.screen.unmount();
  const { screen } = await showPage({
    server: { 'POST /diy/export': () => refusal },
    show: () => (
      <SaveFileDialog activity={activity} name="Harbour: a/b" opener="" onClose={() => undefined} />
    ),
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not found.');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('offers another try if the network fails', async () => {
  let isAway = true;
  const { screen, sent } = await showPage({
    server: {
      'POST /diy/export': () => {
        if (isAway) throw new Error('away');
        return { code: 40_401, msg: 'Not found.', data: null };
      },
    },
    show: () => (
      <SaveFileDialog activity={activity} name="Harbour: a/b" opener="" onClose={() => undefined} />
    ),
  });
  await expect.element(screen.getByText('Check the connection', { exact: false })).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not found.');
  expect(sent.filter(({ key }) => key === 'POST /diy/export').length).toBe(2);
});
