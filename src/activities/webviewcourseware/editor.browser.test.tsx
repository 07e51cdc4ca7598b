import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ConversionResults } from '#contract/conversion-results.ts';
import type { StoredFile } from '#form/activity-type.ts';
import type { EditorProps } from '#form/activity-views.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { webviewcourseware } from './activity.ts';
import { Editor } from './editor.tsx';
import { createEmptyWebcourseware, type Webcourseware } from './model.ts';
import { samples } from './samples.ts';

const unpackedDraft = samples.contents[1]!.draft;
const { conversionResults = {} } = samples;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const locateFrames = () => page.getByTitle(/^Interactive pages/);

/** Another hash for each test, because known conversions are kept longer than one page. */
let hash: string;
let media: string;
let count = 0;
/** The server's reply about the conversion. */
let conversion: object;
const requestedPaths: string[] = [];

function setConversion(more: object): void {
  conversion = { media, state: 'running', progress: 0, message: '', may_retry: false, result: null, ...more };
}

beforeEach(async () => {
  await page.viewport(1216, 900);
  requestedPaths.length = 0;
  hash = String(count++).padStart(64, '0');
  media = `${hash}.zip`;
  vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const url = new URL(String(request instanceof Request ? request.url : request), location.href);
    requestedPaths.push(url.pathname);
    const data = url.pathname.endsWith('/retry') ? conversion : { items: [conversion] };
    return Promise.resolve(Response.json({ code: 1, msg: '', data }));
  });
});

afterEach(() => {
  document.body.innerHTML = '';
});

const showPackageEditor = (
  content: Webcourseware,
  more: {
    uploadFile?: EditorProps['uploadFile'];
    conversionResults?: ConversionResults;
    goTo?: EditorProps['goTo'];
  } = {},
) => showEditor<Webcourseware>({ model: webviewcourseware, Editor, content, ...more });

async function chooseFile(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=".zip"]');
  if (!input) throw new Error('No way to choose a package');
  await userEvent.upload(input, new File(['x'], name, { type: 'application/zip' }));
}

const storeFile = (file: File): Promise<StoredFile> =>
  Promise.resolve({ id: 1, url: media, name: file.name, mime: file.type, bytes: 1 });

describe('a package', () => {
  it('is uploaded, unpacked and then shown beside the fields', async () => {
    setConversion({ progress: 0.3 });
    const { draft, issues } = await showPackageEditor(createEmptyWebcourseware(), { uploadFile: storeFile });
    await expect.element(page.getByText('Upload a package, and it can be tried out here.')).toBeVisible();
    await chooseFile('volcano.zip');
    await expect.element(page.getByText('Converting… 30%')).toBeVisible();
    expect(draft().package).toEqual({ media, name: 'volcano.zip' });
    const site = { base: `packages/${hash}/`, entry: 'Index.html', files: 12 };
    setConversion({ state: 'done', progress: 1, result: { kind: 'package', ...site } });
    await expect.element(page.getByText('12 files · starts with Index.html')).toBeVisible();
    expect(draft().package).toEqual({ media, name: 'volcano.zip' });
    expect(issues()).toEqual([]);
    const frame = locateFrames().element() as HTMLIFrameElement;
    expect(new URL(frame.src).pathname).toBe(`/${site.base}Index.html`);
    expect(frame.title).toBe('Interactive pages: volcano');
  });

  it('says why it could not be unpacked, and is tried again', async () => {
    setConversion({ state: 'failed', message: 'The package is damaged.', may_retry: true });
    await showPackageEditor({ ...createEmptyWebcourseware(), package: { media, name: 'volcano.zip' } });
    await expect.element(page.getByText('The package is damaged.')).toBeVisible();
    setConversion({ state: 'queued' });
    await button('Convert again').click();
    await expect.element(page.getByText('Waiting to be converted…')).toBeVisible();
    expect(requestedPaths).toContain('/api/upload/retry');
  });

  it('says why it did not arrive', async () => {
    const uploadFile = () => Promise.reject(new Error('The school has no room left.'));
    const { draft } = await showPackageEditor(createEmptyWebcourseware(), { uploadFile });
    await chooseFile('volcano.zip');
    await expect.element(page.getByText('volcano.zip: The school has no room left.')).toBeVisible();
    expect(draft().package).toBeNull();
  });

  it('is replaced by another, which can be undone', async () => {
    setConversion({ progress: 0.1 });
    const { draft } = await showPackageEditor(unpackedDraft, { uploadFile: storeFile, conversionResults });
    await expect.element(page.getByText('4 files · starts with index.html')).toBeVisible();
    await button('Replace the package').click();
    await button('Keep the present one').click();
    expect(document.querySelector('input[type=file]')).toBeNull();
    await button('Replace the package').click();
    await chooseFile('volcano.zip');
    await expect.element(page.getByText('“蹺蹺板.zip” was replaced.')).toBeVisible();
    expect(draft().package).toMatchObject({ media });
    await expect.element(locateFrames()).not.toBeInTheDocument();
    await button('Undo').click();
    await vi.waitFor(() => expect(draft()).toEqual(unpackedDraft));
  });

  it('is focused when it is missing and the page asks for it', async () => {
    await showPackageEditor(createEmptyWebcourseware(), { goTo: { path: ['package'] } });
    await expect.element(button('Choose a file')).toHaveFocus();
  });
});

it('keeps title and note, shown in the preview at once', async () => {
  const { draft } = await showPackageEditor(unpackedDraft, { conversionResults });
  await page.getByRole('textbox', { name: /^Title/ }).fill('Level or not?');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Guess first.');
  await expect.element(page.getByRole('heading', { name: 'Level or not?' })).toBeVisible();
  expect(draft()).toEqual({ ...unpackedDraft, title: 'Level or not?', note: 'Guess first.' });
});
