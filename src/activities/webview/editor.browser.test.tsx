import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resultCodes } from '#contract/codes.ts';
import { noConversionResults } from '#contract/conversion-results.ts';
import { showEditor } from '#tests/browser/show-editor.tsx';
import { webview } from './activity.ts';
import { Editor } from './editor.tsx';
import type { Webview } from './model.ts';

const editorProps = { model: webview, Editor, content: webview.content.empty() } as const;

/** Replies of a fake server by address; it records every request. */
function stubLinkChecks(
  replies: Record<string, { code?: number; msg?: string; title?: string; frameable?: boolean }>,
) {
  const checkedUrls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, window.location.href).searchParams.get('url') ?? '';
    checkedUrls.push(url);
    const { code = resultCodes.success, msg = '', title = '', frameable = false } = replies[url] ?? {};
    return Response.json({ code, msg, data: { url, title, frameable } });
  });
  return checkedUrls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('completes and checks the address, and stores the title and whether it can be embedded', async () => {
  const checkedUrls = stubLinkChecks({ 'https://museum.example': { title: 'The museum', frameable: true } });
  const { screen, draft } = await showEditor(editorProps);
  await screen.getByLabelText('Address of the page').fill('museum.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The page can be shown inside the activity.')).toBeVisible();
  await expect.poll(draft).toEqual({ url: 'https://museum.example', title: 'The museum', frameable: true });
  const frame = screen.getByTitle('Web page: The museum');
  await expect.poll(() => frame.element().getBoundingClientRect().height).toBeGreaterThan(300);
  // Leaving the field does not ask again, the button does.
  await screen.getByLabelText('Title').click();
  expect(checkedUrls).toEqual(['https://museum.example']);
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => checkedUrls).toHaveLength(2);
});

it('keeps the title that the teacher wrote, and says when students get a card', async () => {
  stubLinkChecks({ 'https://bank.example/': { title: 'Bank', frameable: false } });
  const { screen, draft } = await showEditor({
    ...editorProps,
    content: { ...editorProps.content, title: 'Ours' },
  });
  await screen.getByLabelText('Address of the page').fill('https://bank.example/');
  await userEvent.tab();
  await expect.element(screen.getByText(/does not allow being shown/)).toBeVisible();
  await expect.poll(draft).toEqual({ url: 'https://bank.example/', title: 'Ours', frameable: false });
  await expect.element(screen.getByRole('link', { name: /Open the page/ })).toBeVisible();
});

it('drops the result for another address', async () => {
  stubLinkChecks({});
  const content: Webview = { url: 'https://museum.example/', title: '', frameable: true };
  const { screen, draft } = await showEditor({ ...editorProps, content });
  await screen.getByLabelText('Address of the page').fill('https://museum.example/x');
  await expect.poll(() => draft().frameable).toBeNull();
  expect(screen.container.querySelector('iframe')).toBeNull();
});

it('shows the server’s reason and keeps the address', async () => {
  stubLinkChecks({ 'https://gone.example': { code: resultCodes.link_unreachable, msg: 'No page answers.' } });
  const { screen, draft } = await showEditor(editorProps);
  await screen.getByLabelText('Address of the page').fill('gone.example');
  await userEvent.tab();
  await expect.element(screen.getByText(/No page answers\. You can still use it/)).toBeVisible();
  expect(webview.content.findIssues(draft(), noConversionResults)).toEqual([]);
});

it('accepts only https addresses, and says so once the field is left', async () => {
  const checkedUrls = stubLinkChecks({});
  const { screen } = await showEditor(editorProps);
  await screen.getByLabelText('Address of the page').fill('http://old.example/');
  await userEvent.tab();
  await expect
    .element(screen.getByText('Enter a whole address with https, such as https://example.com/page'))
    .toBeVisible();
  expect(checkedUrls).toEqual([]);
});

it('refuses addresses that no student could open, without checking them', async () => {
  const checkedUrls = stubLinkChecks({});
  const { screen, draft } = await showEditor(editorProps);
  await screen.getByLabelText('Address of the page').fill('localhost:8443');
  await userEvent.tab();
  await expect.element(screen.getByText(/Students’ devices cannot open this address/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Check the page' })).toBeDisabled();
  expect(checkedUrls).toEqual([]);
  expect(webview.content.findIssues(draft(), noConversionResults)).not.toEqual([]);
});

it('accepts an address of the school’s own network, and says where it opens', async () => {
  const checkedUrls = stubLinkChecks({
    'https://192.168.1.10': { code: resultCodes.link_refused, msg: 'The server does not look at it.' },
  });
  const { screen, draft } = await showEditor(editorProps);
  await screen.getByLabelText('Address of the page').fill('192.168.1.10');
  await userEvent.tab();
  await expect.element(screen.getByText(/only inside the school’s network/)).toBeVisible();
  await expect.poll(() => checkedUrls).toEqual(['https://192.168.1.10']);
  await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  expect(screen.getByText(/The server does not look at it/).elements()).toEqual([]);
  expect(webview.content.findIssues(draft(), noConversionResults)).toEqual([]);
});
