import { defaultOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildUrl } from '#ui/api/call.ts';
import { openTransfer } from '#ui/upload/send/transfer-file.ts';
import { startUpload, type UploadHandle } from '#ui/upload/upload-store.ts';

const picture = new File(['picture'], 'leaf.png', { type: 'image/png', lastModified: 1 });
let handle: UploadHandle;

beforeEach(() => {
  localStorage.clear();
  handle = startUpload(picture.name);
  handle.end();
});
afterEach(() => localStorage.clear());

/** Stores an unfinished upload, as a page leaves one behind that is closed during the upload. */
async function remember(suffix: string): Promise<string> {
  const address = `${location.origin}/api/upload/tus/of${suffix}`;
  const endpoint = buildUrl('/upload/tus', {});
  const known = await defaultOptions.fingerprint(picture, { ...defaultOptions, endpoint });
  const creationTime = new Date().toString();
  const upload = {
    size: picture.size,
    metadata: {},
    creationTime,
    uploadUrl: address,
    parallelUploadUrls: null,
  };
  await defaultOptions.urlStorage.addUpload(`${known}${suffix}`, { ...upload, urlStorageKey: '' });
  return address;
}

it('resumes the same file of the same question only', async () => {
  const ofEditor = await remember('');
  const ofLeaf = await remember('-7-leaf');
  const addressFor = async (place?: { attempt_id: string; question_id: string }) =>
    (await openTransfer(picture, 'picture', handle, place)).url();
  expect(await addressFor()).toBe(ofEditor);
  expect(await addressFor({ attempt_id: '7', question_id: 'leaf' })).toBe(ofLeaf);
  expect(await addressFor({ attempt_id: '7', question_id: 'bark' })).toBeUndefined();
  expect(await addressFor({ attempt_id: '8', question_id: 'leaf' })).toBeUndefined();
});
