import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginTus, finishTus, patchTus, sendTus, type TusTarget } from '#tests/support/clients/tus.ts';
import { inventMp3 } from '#tests/support/samples/invent-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { receivedDir } from './received-bytes.ts';

/** Uploads must fit into the storage that an administrator allows. */

let school: TestApp;
let target: TusTarget;

const mp3 = inventMp3();
const soundMetadata = { filename: 'a.mp3', kind: 'sound' };

beforeAll(async () => {
  school = await openTestApp();
  await school.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = school.server.server.address() as AddressInfo;
  target = { origin: `http://127.0.0.1:${port}`, token: await school.tokenOf('teacher') };
});
beforeEach(async () => {
  await school.app.db.deleteFrom('upload').execute();
});
afterAll(() => school.close());

const listReceivedFiles = () => readdir(receivedDir(school.app.env.dataDir));

async function beginUpload(bytes: number): Promise<string> {
  const { status, id } = await beginTus(target, soundMetadata, bytes);
  expect(status).toBe(201);
  return id;
}

describe("the school's quota", () => {
  const admin = { as: 'admin' } as const;

  it('counts stored files and running uploads', async () => {
    const { used_bytes, quota_bytes } = await school.get('GET /admin/storage', {}, admin);
    expect(quota_bytes).toBeNull();
    const bytes = Buffer.concat([mp3, randomBytes(10_000)]);
    await school.get('POST /admin/storage', { quota_bytes: used_bytes + bytes.length + 100 }, admin);
    const id = await beginUpload(bytes.length);
    expect(await beginTus(target, soundMetadata, 101)).toMatchObject({ status: 403, key: 'quota_exceeded' });
    const small = await beginTus(target, soundMetadata, 100);
    expect(small.status).toBe(201);
    await patchTus(target, id, 0, bytes);
    expect((await finishTus(target, id)).key).toBe('success');
    const after = await school.get('GET /admin/storage', {}, admin);
    expect(after.used_bytes).toBe(used_bytes + bytes.length);
    // Uploading the same bytes again needs no storage, so it succeeds even if none is free.
    await school.get('POST /admin/storage', { quota_bytes: after.used_bytes + bytes.length }, admin);
    await sendTus(target, 'DELETE', small.id);
    const again = await beginUpload(bytes.length);
    await patchTus(target, again, 0, bytes);
    await school.get('POST /admin/storage', { quota_bytes: 1 }, admin);
    expect((await finishTus(target, again)).key).toBe('success');
    expect((await school.get('GET /admin/storage', {}, admin)).used_bytes).toBe(after.used_bytes);
    await school.get('POST /admin/storage', { quota_bytes: null }, admin);
  });

  it('is checked once more before the bytes are stored', async () => {
    const bytes = Buffer.concat([mp3, randomBytes(10_000)]);
    const id = await beginUpload(bytes.length);
    await patchTus(target, id, 0, bytes);
    await school.get('POST /admin/storage', { quota_bytes: 5 }, admin);
    expect((await finishTus(target, id)).key).toBe('quota_exceeded');
    await school.get('POST /admin/storage', { quota_bytes: null }, admin);
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('is not needed for content that is stored already, but for other content of the same size', async () => {
    const bytes = Buffer.concat([mp3, randomBytes(12_345)]);
    const other = Buffer.concat([mp3, randomBytes(12_345)]);
    const uploadContent = async (content: Buffer<ArrayBuffer>) => {
      const id = await beginUpload(content.length);
      await patchTus(target, id, 0, content);
      return (await finishTus(target, id)).key;
    };
    expect(await uploadContent(bytes)).toBe('success');
    const { used_bytes } = await school.get('GET /admin/storage', {}, admin);
    await school.get('POST /admin/storage', { quota_bytes: used_bytes }, admin);
    expect(await beginTus(target, soundMetadata, 12_346)).toMatchObject({
      status: 403,
      key: 'quota_exceeded',
    });
    expect(await uploadContent(bytes)).toBe('success');
    expect(await uploadContent(other)).toBe('quota_exceeded');
    expect((await school.get('GET /admin/storage', {}, admin)).used_bytes).toBe(used_bytes);
    // An upload with reserved storage succeeds, even if another upload finishes first.
    await school.get('POST /admin/storage', { quota_bytes: used_bytes + other.length }, admin);
    const promised = await beginUpload(other.length);
    expect(await uploadContent(Buffer.concat([mp3, randomBytes(12_345)]))).toBe('quota_exceeded');
    await patchTus(target, promised, 0, other);
    expect((await finishTus(target, promised)).key).toBe('success');
    await school.get('POST /admin/storage', { quota_bytes: null }, admin);
  });

  it('is not reserved twice by two simultaneous uploads', async () => {
    const { used_bytes } = await school.get('GET /admin/storage', {}, admin);
    await school.get('POST /admin/storage', { quota_bytes: used_bytes + 1_000 }, admin);
    const all = await Promise.all(Array.from({ length: 8 }, () => beginTus(target, soundMetadata, 300)));
    await school.get('POST /admin/storage', { quota_bytes: null }, admin);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
  });
});
