import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, placeCourseware } from '#tests/support/test-courseware.ts';

let test: TestApp;
let coursewareId: number;

beforeAll(async () => {
  test = await openTestApp();
  coursewareId = (await placeCourseware(test)).id;
  await addStudents(test, 40);
});
afterAll(() => test.close());

async function readReply(path: string, accepted?: string) {
  return test.server.inject({
    url: `/api${path}`,
    headers: {
      token: await test.tokenOf('teacher'),
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });
}
const readGrid = (accepted?: string) => readReply(`/study/grid?courseware_id=${coursewareId}`, accepted);

describe('replies', () => {
  it.each([
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', undefined],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('of many bytes to browsers that accept %s are sent as %s', async (accepted, encoding) => {
    const response = await readGrid(accepted);
    const { headers, rawPayload } = response;
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync, none: (bytes: Buffer) => bytes };
    const body = unpack[(encoding as 'gzip' | 'br' | undefined) ?? 'none'](rawPayload).toString();
    expect(JSON.parse(body)).toMatchObject({ code: 1, data: { rows: expect.any(Array) } });
    expect(rawPayload.length * (encoding ? 4 : 1)).toBeLessThanOrEqual(Buffer.byteLength(body));
  });

  it('that are long are compressed beside other work, and are the same', async () => {
    const { id } = await placeCourseware(test, { name: 'long '.repeat(10_000) });
    const { rawPayload, headers } = await readReply(`/study/grid?courseware_id=${id}`, 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).length).toBeGreaterThan(50_000);
  });

  it('of any letters are the same, also beside others', async () => {
    const units = `/teacher/unit_list?calendar_id=${test.school.calendars.current}`;
    const { db } = test.app;
    await db
      .updateTable('unit_record')
      .set({ name: '光合作用 é 🌱'.repeat(300) })
      .execute();
    const expected = (await readReply(units)).body;
    const replies = await Promise.all([readReply(units, 'gzip'), readGrid('gzip'), readReply(units, 'br')]);
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip', 'br']);
    const [zipped, , brotlied] = replies.map(({ rawPayload }) => rawPayload);
    expect(gunzipSync(zipped ?? '').toString()).toBe(expected);
    expect(brotliDecompressSync(brotlied ?? '').toString()).toBe(expected);
  });

  it('of few bytes are sent uncompressed', async () => {
    const { headers } = await readReply('/common/subject_list', 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('with a token are never compressed, however long', async () => {
    const { db } = test.app;
    const id = test.school.people.teacher;
    await db
      .updateTable('user')
      .set({ avatar: 'a'.repeat(5_000) })
      .where('id', '=', id)
      .execute();
    const response = await readReply('/user/info', 'gzip, br');
    expect(response.payload.length).toBeGreaterThan(5_000);
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});
