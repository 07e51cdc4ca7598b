import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { dismissToast, getToasts } from '#ui/toast/toast-store.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import { recordConversion } from '#ui/upload/conversion/conversion-store.ts';

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

function noteFailure(media: string, message: string, may_retry: boolean): void {
  recordConversion({ media, state: 'failed', progress: 0, message, may_retry, result: null });
}

it('says why a conversion failed and offers to retry', async () => {
  setLanguage('en');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 404, msg: 'This does not exist.', data: null }),
  );
  noteFailure('a.pdf', 'It took too long.', true);
  await render(<ConversionProgress media="a.pdf" name="a" />);
  await expect.element(page.getByText('It took too long.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Convert again' });
  await again.click();
  await vi.waitFor(() => expect(getToasts().map(({ text }) => text)).toEqual(['This does not exist.']));
  await expect.element(again).toBeVisible();
});

it('does not offer a retry that can only fail again', async () => {
  noteFailure('b.pdf', 'It is damaged.', false);
  await render(<ConversionProgress media="b.pdf" name="b" />);
  await expect.element(page.getByText('It is damaged.')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
