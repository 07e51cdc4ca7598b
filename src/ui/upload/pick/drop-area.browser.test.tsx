import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { DropArea } from '#ui/upload/pick/drop-area.tsx';
import { useBlockStrayDrops } from '#ui/upload/pick/use-block-stray-drops.ts';

const megabyte = 1024 * 1024;
const onFiles = vi.fn<(place: string, names: string[]) => void>();

function Area({ place }: { place: string }) {
  return (
    <DropArea
      limits={[
        { extensions: ['.jpg', '.png'], maxBytes: 20 * megabyte - 1 },
        { extensions: ['.pdf'], maxBytes: 100 * megabyte - 1 },
      ]}
      kinds={['picture', 'document']}
      multiple
      onFiles={(files) =>
        onFiles(
          place,
          files.map(({ name }) => name),
        )
      }
    />
  );
}

function App() {
  useBlockStrayDrops();
  return (
    <>
      <header>
        <button type="button">Content</button>
        <input aria-label="Name" />
        <input type="checkbox" aria-label="Tick" />
        <textarea aria-label="Note" />
      </header>
      <div hidden>
        <Area place="hidden" />
      </div>
      <Area place="first" />
      <Area place="second" />
      <p>Below</p>
    </>
  );
}

function createFileTransfer(): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
  return data;
}

/** Returns whether an area accepted it. */
function paste(target: Element): boolean {
  const eventInit = { bubbles: true, cancelable: true, clipboardData: createFileTransfer() };
  return !target.dispatchEvent(new ClipboardEvent('paste', eventInit));
}

beforeEach(async () => {
  onFiles.mockReset();
  setLanguage('en');
  await render(<App />);
});

it('accepts pastes outside text fields, in one visible area only', () => {
  const targets = [
    document.body,
    page.getByRole('button', { name: 'Content' }).element(),
    page.getByRole('checkbox').element(),
    page.getByRole('button', { name: 'Choose files' }).last().element(),
  ];
  expect(targets.map(paste)).toEqual([true, true, true, true]);
  expect(onFiles.mock.calls.map(([place]) => place)).toEqual(['first', 'first', 'first', 'second']);
  onFiles.mockReset();
  const fields = ['Name', 'Note'].map((name) => page.getByRole('textbox', { name }).element());
  expect(fields.map(paste)).toEqual([false, false]);
  expect(onFiles).not.toHaveBeenCalled();
});

it('accepts nothing while a dialog is open over it', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  expect(paste(document.body)).toBe(false);
  dialog.remove();
  expect(paste(document.body)).toBe(true);
});

it('shows the size limit of each kind of file', async () => {
  const hint =
    'Drag files here, or paste a picture · .jpg .png (under 20 MB each) · .pdf (under 100 MB each)';
  await expect.element(page.getByText(hint).last()).toBeVisible();
});

it('offers no camera on a device with a mouse', () => {
  expect(page.getByRole('button', { name: 'Take a photo' }).elements()).toEqual([]);
});

it.each(['dragover', 'drop'])('the browser opens no file on %s outside a drop zone', (type) => {
  const given = { bubbles: true, cancelable: true, dataTransfer: createFileTransfer() };
  const isFree = page.getByText('Below').element().dispatchEvent(new DragEvent(type, given));
  expect(isFree).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});
