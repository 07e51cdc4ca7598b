import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { discardRefusedFile } from '#server/features/files/storage/unused-files.service.ts';
import { sweepUploads } from '#server/features/files/uploads/upload-sweep.ts';
import { writeReceivedBytes } from '#server/features/files/uploads/write-stream.ts';
import { openSession } from '#server/features/session/session.service.ts';
import {
  beginTus,
  encodeMetadata,
  finishTus,
  interruptTus,
  patchTus,
  readTusOffset,
  sendTus,
  type TusTarget,
  uploadTus,
} from '#tests/support/clients/tus.ts';
import { inventMp3, inventZip } from '#tests/support/samples/invent-files.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';
import { receivedDir, receivedPath } from '../storage/received-bytes.ts';

/** Uploads over real HTTP: interrupted and resumed, private to their owner, limited, and cleaned up. */

let school: TestApp;
let origin: string;
let target: TusTarget;

const mp3 = inventMp3();
const soundMetadata = { filename: 'a.mp3', kind: 'sound' };

beforeAll(async () => {
  school = await openTestApp();
  await school.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(school.server.server.address() as AddressInfo).port}`;
  target = await targetFor('teacher');
});
beforeEach(async () => {
  await school.app.db.deleteFrom('upload').execute();
  await sweepUploads(school.app);
});
afterAll(() => school.close());

async function targetFor(person: PersonKey): Promise<TusTarget> {
  return { origin, token: await school.tokenOf(person) };
}

const dataDir = () => school.app.env.dataDir;
const listReceivedFiles = () => readdir(receivedDir(dataDir()));

async function countRows(table: 'upload' | 'file'): Promise<number> {
  const all = school.app.db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

async function beginUpload(bytes = mp3.length): Promise<string> {
  const { status, id } = await beginTus(target, soundMetadata, bytes);
  expect(status).toBe(201);
  return id;
}

describe('an upload', () => {
  it('that is interrupted twice continues at the same byte', async () => {
    const bytes = Buffer.concat([mp3, randomBytes(3_000_000)]);
    const id = await beginUpload(bytes.length);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await readTusOffset(target, id)).toBe(0);
    let offset = 0;
    for (const count of [700_000, 1_300_000]) {
      const readSize = async () => (await stat(receivedPath(dataDir(), id))).size;
      const before = offset;
      await interruptTus(target, id, offset, bytes, {
        count,
        isEnough: async () => (await readSize()) > before,
      });
      expect((await finishTus(target, id)).key).toBe('upload_incomplete');
      offset = await readTusOffset(target, id);
      expect(offset).toBeGreaterThan(before);
      expect(offset).toBeLessThanOrEqual(before + count);
    }
    const { status, headers } = await patchTus(target, id, offset, bytes.subarray(offset));
    expect({ status, offset: headers.get('upload-offset') }).toEqual({
      status: 204,
      offset: String(bytes.length),
    });
    const { data } = await finishTus(target, id);
    const media = await school.server.inject({ method: 'GET', url: `/media/${data.file.url}` });
    expect(media.rawPayload.equals(bytes)).toBe(true);
    expect(await listReceivedFiles()).toEqual([]);
  });

  it('is not changed by bytes for another offset, or by more bytes than announced', async () => {
    const id = await beginUpload();
    await patchTus(target, id, 0, mp3.subarray(0, 1000));
    for (const offset of [0, 999, 1001, 5000]) {
      const reply = await patchTus(target, id, offset, mp3.subarray(1000));
      expect(reply).toMatchObject({ status: 409, key: 'upload_incomplete' });
    }
    const tooMuch = await patchTus(target, id, 1000, Buffer.concat([mp3, mp3]));
    expect(tooMuch).toMatchObject({ status: 413, key: 'body_too_large' });
    for (const offset of ['-1', '1e3', '01000', '']) {
      const headers = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' };
      const reply = await sendTus(target, 'PATCH', id, headers, Buffer.from('x'));
      expect(reply).toMatchObject({ key: 'invalid_input' });
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
    expect(await readTusOffset(target, id)).toBe(1000);
  });

  it('refuses bytes with another content type', async () => {
    const id = await beginUpload();
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const headers = { 'upload-offset': '0', 'content-type': type };
      const reply = await sendTus(target, 'PATCH', id, headers, Buffer.from('{}'));
      expect(reply).toMatchObject({ status: 400, key: 'invalid_input' });
    }
    expect(await readTusOffset(target, id)).toBe(0);
  });

  it('can be cancelled, and then nothing of it remains', async () => {
    const id = await beginUpload();
    await patchTus(target, id, 0, mp3.subarray(0, 1000));
    expect((await sendTus(target, 'DELETE', id)).status).toBe(204);
    expect(await listReceivedFiles()).toEqual([]);
    expect(await countRows('upload')).toBe(0);
    expect((await sendTus(target, 'DELETE', id)).status).toBe(404);
    expect((await finishTus(target, id)).key).toBe('not_found');
  });

  it('becomes one file, even if finishing is requested several times, also at once', async () => {
    const files = await countRows('file');
    const bytes = Buffer.concat([mp3, randomBytes(10_000_000)]);
    const id = await beginUpload(bytes.length);
    await patchTus(target, id, 0, bytes);
    const calls: ReturnType<typeof finishTus>[] = [];
    while (calls.length < 60) {
      calls.push(finishTus(target, id));
      await sleep(2);
    }
    const replies = await Promise.all(calls);
    replies.push(await finishTus(target, id));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.key).toBe('success');
    expect(await countRows('file')).toBe(files + 1);
    expect((await sendTus(target, 'HEAD', id)).status).toBe(404);
  });

  it('that is deleted while it is being finished becomes no file', async () => {
    const files = await countRows('file');
    const bytes = Buffer.concat([mp3, randomBytes(20_000_000)]);
    const id = await beginUpload(bytes.length);
    await patchTus(target, id, 0, bytes);
    const finishing = finishTus(target, id);
    await sleep(10);
    await school.app.db.deleteFrom('upload').execute();
    expect((await finishing).key).toBe('not_found');
    expect(await countRows('file')).toBe(files);
  });

  it('is refused when it is finished again after its conversion has refused the file', async () => {
    const bytes = await inventZip({ 'index.html': 'x' });
    const { id } = await beginTus(target, { filename: 'a.zip', kind: 'package' }, bytes.length);
    await patchTus(target, id, 0, bytes);
    const { data } = await finishTus(target, id);
    const failed = school.app.db.updateTable('job').set({ state: 'failed' }).where('key', '=', data.file.url);
    await discardRefusedFile(
      school.app,
      await failed.returning(['id', 'key']).executeTakeFirstOrThrow(),
      true,
    );
    expect((await finishTus(target, id)).key).toBe('file_content_refused');
  });

  it('repeats the reason of its refusal only to its owner', async () => {
    const bytes = randomBytes(1000);
    const id = await beginUpload(bytes.length);
    await patchTus(target, id, 0, bytes);
    for (const key of ['file_content_refused', 'file_content_refused']) {
      expect((await finishTus(target, id)).key).toBe(key);
    }
    expect((await finishTus(await targetFor('other'), id)).key).toBe('not_found');
  });
});

describe('received chunks', () => {
  it('are written completely, even if they share their memory', async () => {
    const path = join(dataDir(), 'pieces');
    await writeFile(path, 'xx');
    const text = Buffer.from('first second');
    const pieces = Readable.from([text.subarray(0, 6), text.subarray(6), Buffer.from('!')]);
    expect(await writeReceivedBytes(pieces, path, 1, async () => {})).toBe(14);
    expect(await readFile(path, 'utf8')).toBe('xfirst second!');
    await rm(path);
  });
});

describe('somebody else', () => {
  it.each<[who: string, person: PersonKey | undefined, status: number, key: string]>([
    ['another teacher', 'other', 404, 'not_found'],
    ['an administrator', 'admin', 404, 'not_found'],
    ['a student', 'student1', 404, 'not_found'],
    ['nobody', undefined, 401, 'token_invalid'],
  ])('%s can neither see, send, stop nor finish an upload', async (_who, person, status, key) => {
    const id = await beginUpload();
    const stranger: TusTarget = person ? await targetFor(person) : { origin };
    expect((await sendTus(stranger, 'HEAD', id)).status).toBe(status);
    expect(await patchTus(stranger, id, 0, mp3)).toMatchObject({ status, key });
    expect(await sendTus(stranger, 'DELETE', id)).toMatchObject({ status, key });
    expect((await finishTus(stranger, id)).key).toBe(key);
    expect(await readTusOffset(target, id)).toBe(0);
  });

  it('cannot begin an upload without a session, or continue one after the session has ended', async () => {
    expect(await beginTus({ origin }, soundMetadata, 10)).toMatchObject({
      status: 401,
      key: 'token_invalid',
    });
    const token = await openSession(school.app, school.school.people.teacher);
    const { id } = await beginTus({ origin, token }, soundMetadata, mp3.length);
    await patchTus({ origin, token }, id, 0, mp3.subarray(0, 1000));
    await school.server.inject({ method: 'POST', url: '/api/user/logout', headers: { token } });
    const reply = await patchTus({ origin, token }, id, 1000, mp3.subarray(1000));
    expect(reply).toMatchObject({ status: 401, key: 'token_invalid' });
    expect(await readTusOffset(target, id)).toBe(1000);
  });

  it.each(['ff'.repeat(16), 'AB'.repeat(16), 'x', '%2e%2e%2fschool.db', '%00', '..%5c', 'a'.repeat(250)])(
    'finds nothing under the id %s',
    async (id) => {
      for (const method of ['HEAD', 'PATCH', 'DELETE']) {
        expect((await sendTus(target, method, id)).status).toBe(404);
      }
    },
  );
});

describe('the beginning of an upload', () => {
  it.each<[what: string, metadata: Record<string, string>, bytes: number, status: number, key: string]>([
    ['no name', { kind: 'sound' }, 10, 400, 'invalid_input'],
    ['no kind', { filename: 'a.mp3' }, 10, 400, 'invalid_input'],
    ['an unknown kind', { filename: 'a.mp3', kind: 'constructor' }, 10, 400, 'invalid_input'],
    ['an extension of another kind', { filename: 'a.png', kind: 'sound' }, 10, 415, 'file_type_refused'],
    ['a script', { filename: 'a.mp3.html', kind: 'sound' }, 10, 415, 'file_type_refused'],
    ['exactly 100 MB', soundMetadata, 100 * 1024 * 1024, 413, 'file_too_large'],
    ['more than can be counted', soundMetadata, 1e15, 400, 'invalid_input'],
    ['an attempt of a teacher', { ...soundMetadata, attempt_id: '1' }, 10, 404, 'not_found'],
  ])('is refused with %s', async (_what, metadata, bytes, status, key) => {
    expect(await beginTus(target, metadata, bytes)).toMatchObject({ status, key, id: '' });
    expect(await countRows('upload')).toBe(0);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['no size', {}],
    ['a size to come later', { 'upload-defer-length': '1' }],
    ['a size that is none', { 'upload-length': '1e3' }],
    ['a negative size', { 'upload-length': '-1' }],
    ['parts to be joined', { 'upload-length': '10', 'upload-concat': 'partial' }],
    ['another version of the protocol', { 'upload-length': '10', 'tus-resumable': '0.2.2' }],
    [
      'facts that are not encoded',
      { 'upload-length': '10', 'upload-metadata': 'kind c291bmQ=,filename a.mp3' },
    ],
    [
      'a fact given twice',
      { 'upload-length': '10', 'upload-metadata': 'kind c291bmQ=,kind c291bmQ=,filename YS5tcDM=' },
    ],
  ])('is refused with %s', async (_what, headers) => {
    const reply = await sendTus(target, 'POST', '', {
      'upload-metadata': encodeMetadata(soundMetadata),
      ...headers,
    });
    expect(reply).toMatchObject({ status: 400, key: 'invalid_input' });
    expect(await countRows('upload')).toBe(0);
  });

  it('is refused in the requested language, before and after the bytes have arrived', async () => {
    const texts = new Map<string, Language>();
    for (const lang of languages) {
      const asked = { ...target, lang };
      const before = await beginTus(asked, { ...soundMetadata, filename: 'a.exe' }, 10);
      const after = await uploadTus(asked, soundMetadata, randomBytes(10));
      expect(before.msg).toContain('.mp3');
      expect(after.msg).toContain('.mp3');
      texts.set(before.msg, lang);
      texts.set(after.msg, lang);
    }
    expect(texts.size).toBe(2 * languages.length);
  });

  it('may contain the first bytes', async () => {
    const headers = {
      'upload-length': String(mp3.length),
      'upload-metadata': encodeMetadata(soundMetadata),
      'content-type': 'application/offset+octet-stream',
    };
    const reply = await sendTus(target, 'POST', '', headers, mp3);
    expect(reply.status).toBe(201);
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
    const id = reply.headers.get('location')?.split('/').at(-1) ?? '';
    expect((await finishTus(target, id)).key).toBe('success');
  });

  it('is refused while twenty uploads are unfinished', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, () => beginTus(target, soundMetadata, 10)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({ status: 403, key: 'too_many_uploads' });
    expect((await beginTus(await targetFor('other'), soundMetadata, 10)).status).toBe(201);
    const ended = all.find(({ id }) => id)?.id ?? '';
    await sendTus(target, 'DELETE', ended);
    expect((await beginTus(target, soundMetadata, 10)).status).toBe(201);
  });
});

describe('remains of uploads', () => {
  const day = 24 * 3_600_000;

  it('are removed after a day, row and bytes; running uploads stay', async () => {
    const old = await beginUpload();
    await patchTus(target, old, 0, mp3.subarray(0, 1000));
    await school.app.db
      .updateTable('upload')
      .set({ moved_at: school.app.now() - day - 1 })
      .execute();
    const young = await beginUpload();
    await patchTus(target, young, 0, mp3.subarray(0, 1000));
    await sweepUploads(school.app);
    expect(await listReceivedFiles()).toEqual([young]);
    expect((await sendTus(target, 'HEAD', old)).status).toBe(404);
    expect(await readTusOffset(target, young)).toBe(1000);
  });

  it('are removed immediately if they belong to no upload', async () => {
    const orphan = 'cd'.repeat(16);
    await writeFile(receivedPath(dataDir(), orphan), 'x');
    await writeFile(receivedPath(dataDir(), `${orphan}.upright`), 'x');
    await writeFile(join(receivedDir(dataDir()), 'note.txt'), 'not ours');
    await sweepUploads(school.app);
    expect(await listReceivedFiles()).toEqual(['note.txt']);
    await rm(join(receivedDir(dataDir()), 'note.txt'));
  });

  it('cannot be continued once the bytes are removed', async () => {
    const id = await beginUpload();
    await rm(receivedPath(dataDir(), id));
    expect((await sendTus(target, 'HEAD', id)).status).toBe(410);
    expect(await patchTus(target, id, 0, mp3)).toMatchObject({ status: 410, key: 'not_found' });
    expect((await finishTus(target, id)).key).toBe('upload_incomplete');
  });
});
