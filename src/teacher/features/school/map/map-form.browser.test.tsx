import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPage } from '#tests/browser/show-page.tsx';
import { resetUnsentWork, startUnsentWork } from '#tests/browser/unsent-work.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { MapForm } from './map-form.tsx';

const address = '/no-such-tiles/{z}/{x}/{y}.png';
const addressField = () => page.getByRole('textbox', { name: /^Address of map tiles/ });
const saveButton = () => page.getByRole('button', { name: 'Save the map' });

const showForm = () =>
  showPage({
    server: {
      'GET /common/get_cdn_url': () => ({ data: { cdn_url: '/media/' } }),
      'POST /admin/school_map': () => ({ data: {} }),
    },
    show: () => <MapForm map={{ address: '', attribution: '', max_zoom: 19 }} />,
  });

beforeEach(async () => {
  setLanguage('en');
  await resetUnsentWork();
  await startUnsentWork();
});

it('shows the typed map before it is saved, and says when its tiles do not load', async () => {
  const { sent } = await showForm();
  await expect.element(page.getByText('The school has set no map.')).toBeVisible();
  await addressField().fill(address);
  await page.getByRole('textbox', { name: /^Source of the map/ }).fill('© Nobody');
  await expect.element(page.getByText('© Nobody')).toBeVisible();
  await expect.element(page.getByText(/^No map comes from this address/)).toBeVisible();
  await saveButton().click();
  await expect
    .poll(() => sent.find(({ key }) => key === 'POST /admin/school_map')?.input)
    .toMatchObject({ address, attribution: '© Nobody', max_zoom: 19 });
});

it('saves no address that cannot be one, and shows no map of it', async () => {
  const { sent } = await showForm();
  await addressField().fill('http://tiles.example/{z}/{x}/{y}.png');
  await expect.element(page.getByText(/^Enter an address that begins with/)).toBeVisible();
  await saveButton().click();
  await expect.element(page.getByText('The school has set no map.')).toBeVisible();
  expect(sent.filter(({ key }) => key === 'POST /admin/school_map')).toEqual([]);
});
