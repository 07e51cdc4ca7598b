import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { languages } from '#contract/language.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { AlongSteps } from './along-steps.tsx';
import type { AlongState, TakeAlong } from './take-along.ts';

/** Each step says how far it is, and offers what can be done next. */

const megabyte = 1024 * 1024;
const progress = { fileCount: 84, keptCount: 20, bytes: 40 * megabyte, keptBytes: 10 * megabyte };
const room = { neededBytes: 60 * megabyte, freeBytes: 2048 * megabyte };
const full = { neededBytes: 60 * megabyte, freeBytes: 5 * megabyte };

function createActions() {
  const act = () => vi.fn<() => Promise<void>>(async () => undefined);
  return { measure: act(), goOn: act(), cancel: act(), remove: act() };
}

async function show(state: AlongState) {
  const actions = createActions();
  const takeAlong = {
    ...actions,
    subscribe: () => () => undefined,
    getState: () => state,
    read: async () => {},
  };
  const screen = await render(<AlongSteps takeAlong={takeAlong satisfies TakeAlong} state={state} />);
  return { screen, actions };
}

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shown = (text: string) => page.getByText(text, { exact: false });

beforeEach(() => setLanguage('en'));

it('offers to take along, and begins by finding out the size', async () => {
  const { actions } = await show({ step: 'none' });
  await click('Take along');
  expect(actions.measure).toHaveBeenCalledOnce();
});

it('tells size and room before it begins', async () => {
  const { actions } = await show({ step: 'offered', room, ...progress, keptBytes: 0 });
  await expect.element(shown('84 files, 40 MB')).toBeVisible();
  await expect.element(shown('Free on this device: 2 GB')).toBeVisible();
  await click('Download now');
  expect(actions.goOn).toHaveBeenCalledOnce();
});

it('does not begin with too little room', async () => {
  const { actions } = await show({ step: 'offered', room: full, ...progress });
  await expect
    .element(shown('Too little room: 60 MB are needed, with room for photos; 5 MB are free.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Download now' }).query()).toBeNull();
  await click('Try again');
  expect(actions.measure).toHaveBeenCalledOnce();
});

it('begins where the browser does not tell the room', async () => {
  await show({ step: 'offered', room: { ...room, freeBytes: undefined }, ...progress });
  await expect.element(page.getByRole('button', { name: 'Download now' })).toBeVisible();
});

it('shows how far it is, and can be cancelled', async () => {
  const { actions } = await show({ step: 'taking', ...progress });
  await expect.element(shown('20 of 84 files · 10 MB of 40 MB')).toBeVisible();
  expect(page.getByRole('progressbar').element()).toHaveProperty('position', 0.25);
  await click('Cancel');
  expect(actions.cancel).toHaveBeenCalledOnce();
});

it.each([
  ['network', 'This goes on once it is back.'],
  ['cancelled', 'Stopped.'],
  ['left', 'closed before everything was here'],
] as const)('is not complete after %s, and goes on', async (reason, text) => {
  const { actions } = await show({ step: 'stopped', reason, ...progress });
  await expect.element(shown('Not complete')).toBeVisible();
  await expect.element(shown(text)).toBeVisible();
  await click('Continue download');
  expect(actions.goOn).toHaveBeenCalledOnce();
});

it('says what a full disk lacks', async () => {
  await show({ step: 'stopped', reason: 'full', room: full, ...progress });
  await expect.element(shown('60 MB more are needed, with room for photos; 5 MB are free.')).toBeVisible();
});

it('is ready, and asks before it is removed', async () => {
  const { actions } = await show({ step: 'ready', ...progress });
  await expect.element(shown('Ready to go')).toBeVisible();
  await click('Remove from this device');
  expect(actions.remove).not.toHaveBeenCalled();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from this device' }).click();
  expect(actions.remove).toHaveBeenCalledOnce();
});

it.each(languages)('can be read in %s', async (language) => {
  setLanguage(language);
  const { screen } = await show({ step: 'stopped', reason: 'full', room: full, ...progress });
  expect(screen.container.textContent).toContain('5 MB');
  expect(await findAxeViolations(screen.container, language)).toEqual([]);
});
