import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { resetUnsentWork, restartUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { SchoolSetting } from './school-setting.tsx';

let school = {
  name: 'Old name',
  logo: '',
  time_zone: 'Asia/Hong_Kong',
  languages: ['en'],
  cdn_url: '/media/',
  guests_allowed: true,
  map: { address: '', attribution: '', max_zoom: 19 },
};

const nameField = () => page.getByRole('textbox', { name: 'Name of the school' });
const cdnField = () => page.getByRole('textbox', { name: /^Address of media/ });
const allDone = { terms: true, subjects: true, classes: true, teachers: true, students: true };

/** `onSave` runs while the save is under way. */
const showSetting = (onSave = () => {}) =>
  showPage({
    server: {
      'GET /admin/school': () => ({ data: school }),
      'GET /admin/first_steps': () => ({ data: allDone }),
      'GET /admin/demo_school': () => ({ data: { is_demo: false } }),
      'GET /common/get_cdn_url': () => ({
        data: { cdn_url: '/media/', time_zone: 'Asia/Hong_Kong', offsets: [] },
      }),
      'POST /admin/school': ({ name }) => {
        onSave();
        school = { ...school, name: String(name) };
        return { data: {} };
      },
    },
    show: () => <SchoolSetting />,
  });

beforeEach(async () => {
  school = { ...school, name: 'Old name' };
  await resetUnsentWork();
  await startUnsentWork();
});

it('keeps what is typed while it saves', async () => {
  const typeMore = () => {
    const field = nameField().element() as HTMLInputElement;
    const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    valueProperty?.set?.call(field, 'New name of the school');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const { sent } = await showSetting(typeMore);
  await nameField().fill('New name');
  await page.getByRole('button', { name: 'Save' }).click();
  const countReads = () => sent.filter(({ key }) => key === 'GET /admin/school').length;
  await expect.poll(countReads).toBe(2);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect.element(nameField()).toHaveValue('New name of the school');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => school.name).toBe('New name of the school');
  await expect.poll(() => unsentQueue.countAll()).toBe(0);
});

it('brings back what was typed, without undoing what others saved meanwhile', async () => {
  const { screen } = await showSetting();
  await nameField().fill('New name');
  await expect.poll(() => unsentQueue.countAll()).toBe(1);
  await screen.unmount();
  await restartUnsentWork();
  school = { ...school, cdn_url: '/files/' };
  await showSetting();
  await expect.element(nameField()).toHaveValue('New name');
  await expect.element(cdnField()).toHaveValue('/files/');
});
