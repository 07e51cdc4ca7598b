import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  creationKeys,
  emptyActivity,
  nameField,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';
import { readDevice, restartUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Edits of drafts that the server does not have yet. */

beforeEach(resetServerState);

type Shown = Awaited<ReturnType<typeof showActivityEditor>>;
const getName = ({ screen }: Shown) => screen.getByRole('textbox', nameField).first();
/** Longer than the editor waits before it saves. */
const soon = { timeout: 5_000 };

it('keeps what two tabs write into one draft, and asks the later one', async () => {
  serverState.isDown = true;
  const first = await showActivityEditor();
  await userEvent.fill(getName(first), 'From the first tab');
  const second = await showActivityEditor();
  // Both are on one page here.
  await expect.poll(() => second.screen.getByRole('textbox', nameField).all(), soon).toHaveLength(2);
  await userEvent.fill(second.screen.getByRole('textbox', nameField).last(), 'From the second tab');
  await expect.poll(readDevice).toContain('From the second tab');
  expect(await readDevice()).toContain('From the first tab');
  serverState.isDown = false;
  dispatchEvent(new Event('online'));
  await expect.element(second.screen.getByText('This was changed elsewhere'), soon).toBeVisible();
  expect(serverState.activity.name).toBe('From the first tab');
  expect(await readDevice()).toContain('From the second tab');
});

it('says that only this tab has the edits when the device is full', async () => {
  serverState.isDown = true;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const shown = await showActivityEditor();
  await userEvent.fill(getName(shown), 'Full');
  await expect.element(shown.screen.getByText('Only in this tab – do not close it')).toBeVisible();
  const tryNow = shown.screen.getByRole('button', { name: 'Try now' });
  await expect.element(tryNow).toBeVisible();
  // In one step: the next try by itself takes the button away.
  const button = tryNow.element() as HTMLButtonElement;
  serverState.isDown = false;
  button.click();
  await expect.element(shown.screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(serverState.activity.name).toBe('Full');
});

it('saves what was typed just before the page closed, from another page', async () => {
  const shown = await showActivityEditor();
  await userEvent.fill(getName(shown), 'Typed last');
  dispatchEvent(new Event('pagehide'));
  await shown.screen.unmount();
  await restartUnsentWork();
  await expect.poll(() => serverState.activity.name, soon).toBe('Typed last');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('saves on any page what a session that ended has left', async () => {
  let isSignedIn = true;
  await startUnsentWork(() => isSignedIn);
  serverState.isSignedOut = true;
  const shown = await showActivityEditor();
  await userEvent.fill(getName(shown), 'After the session');
  await expect.element(shown.screen.getByText('Not saved – trying again'), soon).toBeVisible();
  isSignedIn = false;
  await shown.screen.unmount();
  serverState.isSignedOut = false;
  await restartUnsentWork();
  await expect.poll(() => serverState.activity.name).toBe('After the session');
});

it.each(['before the server knows the quiz', 'after the server got it'])(
  'goes on with a new quiz after a reload %s',
  async (moment) => {
    serverState.isDown = true;
    const shown = await showActivityEditor({ mode: 'add' });
    await userEvent.fill(getName(shown), 'A first quiz');
    await expect.poll(readDevice).toContain('A first quiz');
    await shown.screen.unmount();
    if (moment === 'after the server got it') serverState.isDown = false;
    await restartUnsentWork();
    const knownName = serverState.isDown ? serverState.activity.name : 'A first quiz';
    await expect.poll(() => serverState.activity.name).toBe(knownName);
    const again = await showActivityEditor({ mode: 'add' });
    await expect.element(getName(again)).toHaveValue('A first quiz');
    serverState.isDown = false;
    dispatchEvent(new Event('online'));
    await expect.element(again.screen.getByText('Saved', { exact: true }), soon).toBeVisible();
    await userEvent.fill(getName(again), 'A first quiz, longer');
    await expect.poll(() => serverState.activity.name, soon).toBe('A first quiz, longer');
    expect(creationKeys.size).toBe(1);
  },
);

it('begins another quiz when a new one was saved', async () => {
  const shown = await showActivityEditor({ mode: 'add' });
  await userEvent.fill(getName(shown), 'One');
  await expect.element(shown.screen.getByText('Saved', { exact: true }), soon).toBeVisible();
  await shown.screen.unmount();
  const other = await showActivityEditor({ mode: 'add' });
  await expect.element(getName(other)).toHaveValue('');
  await expect.element(other.screen.getByText('Nothing to save yet')).toBeVisible();
});

it('shows the choice again when a draft in conflict is opened again', async () => {
  const shown = await showActivityEditor();
  await expect.element(getName(shown)).toBeVisible();
  serverState.activity = { ...serverState.activity, name: 'Theirs', draft_version: 9 };
  await userEvent.fill(getName(shown), 'Mine');
  await expect.element(shown.screen.getByText('This was changed elsewhere'), soon).toBeVisible();
  await shown.screen.unmount();
  await restartUnsentWork();
  const again = await showActivityEditor();
  await expect.element(again.screen.getByText('This was changed elsewhere')).toBeVisible();
  await again.screen.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(getName(again)).toHaveValue('Theirs');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('keeps pasted questions after Escape and a reload, and says that they are not in the draft', async () => {
  const shown = await showActivityEditor();
  const pasteField = shown.screen.getByRole('textbox', { name: /^Questions from Excel/ });
  await shown.screen.getByRole('button', { name: 'Paste questions' }).click();
  await userEvent.fill(pasteField, '1 + 1 = ?\nA. 2\nB. 3\nAnswer: A');
  await userEvent.keyboard('{Escape}');
  await expect.element(shown.screen.getByText('Typed text is not inserted yet')).toBeVisible();
  await shown.screen.unmount();
  await restartUnsentWork();
  const again = await showActivityEditor();
  await again.screen.getByRole('button', { name: 'Paste questions' }).click();
  await expect.element(pasteField).toHaveValue('1 + 1 = ?\nA. 2\nB. 3\nAnswer: A');
  await expect.element(again.screen.getByText(/is back/)).toBeVisible();
  await again.screen.getByRole('button', { name: 'Add 1 question', exact: true }).click();
  await expect.poll(() => JSON.stringify(serverState.activity.content), soon).toContain('1 + 1');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('keeps the text of a first question that is not begun yet, and says that it is not in the draft', async () => {
  const shown = await showActivityEditor({ mode: 'add' });
  const firstField = shown.screen.getByRole('textbox', { name: 'Question', exact: true });
  await userEvent.fill(firstField, 'Why do leaves fall?');
  await expect.element(shown.screen.getByText('Typed text is not inserted yet')).toBeVisible();
  await shown.screen.unmount();
  await restartUnsentWork();
  const again = await showActivityEditor({ mode: 'add' });
  await expect.element(firstField).toHaveValue('Why do leaves fall?');
  await again.screen.getByRole('button', { name: /^True or false/ }).click();
  await expect.poll(() => JSON.stringify(serverState.activity.content), soon).toContain('Why do leaves');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('leads back to the unit for which the activity is made', async () => {
  const shown = await showActivityEditor({ mode: 'add', unitId: 7 });
  const back = shown.screen.getByRole('link', { name: 'Back to the unit' });
  await expect.element(back).toHaveAttribute('href', '/unit/course/list?unit_id=7');
});

/** As the version of the app before the queue stored them. */
const formerCopy = (name: string, draft_version: number) =>
  JSON.stringify({
    form: {
      name,
      description: '',
      display_language: 'en',
      subject_id: null,
      grade: null,
      difficulty: 'medium',
      icon: '',
      startup_screen: '',
    },
    content: { layout: 'one_by_one', allow_back: true, questions: [] },
    draft_version,
    key: `key-of-${name}`,
  });

it('takes over what an earlier version of the app has kept', async () => {
  serverState.activity = { ...emptyActivity, draft_version: 3 };
  localStorage.setItem('diy_draft:0:diyquiz:5', formerCopy('Former', 3));
  localStorage.setItem('diy_draft:0:diyquiz:new', '{"form":');
  localStorage.setItem('diy_draft:2:diyquiz:5', formerCopy('Of somebody else', 3));
  const shown = await showActivityEditor();
  await expect.element(getName(shown)).toHaveValue('Former');
  await expect.poll(() => serverState.activity.name, soon).toBe('Former');
  await expect
    .poll(() => Object.keys(localStorage).sort())
    .toEqual(['diy_draft:0:diyquiz:new', 'diy_draft:2:diyquiz:5']);
});

it('goes on with a new activity that an earlier version of the app has kept', async () => {
  serverState.isDown = true;
  localStorage.setItem('diy_draft:0:diyquiz:new', formerCopy('Former', 0));
  const shown = await showActivityEditor({ mode: 'add' });
  await expect.element(getName(shown)).toHaveValue('Former');
  serverState.isDown = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => serverState.activity.name, soon).toBe('Former');
  expect([...creationKeys]).toEqual(['key-of-Former']);
  expect(localStorage).toHaveLength(0);
});
