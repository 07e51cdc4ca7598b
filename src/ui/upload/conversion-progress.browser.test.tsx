import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';
import { ConversionProgress } from '#ui/upload/conversion-progress.tsx';
import { noteConversion } from '#ui/upload/conversion-store.ts';

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

it('says why it cannot be converted again, and still offers it', async () => {
  setLanguage('en');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 404, msg: 'This does not exist.', data: null }),
  );
  noteConversion({ media: 'a.pdf', state: 'failed', progress: 0, message: 'It is damaged.', result: null });
  await render(<ConversionProgress media="a.pdf" name="a" />);
  await expect.element(page.getByText('It is damaged.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Convert again' });
  await again.click();
  await vi.waitFor(() => expect(getToasts().map(({ text }) => text)).toEqual(['This does not exist.']));
  await expect.element(again).toBeVisible();
});
