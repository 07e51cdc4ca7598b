import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiReply } from '#contract/api.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { recordBytes, storeBytes } from '#tests/support/test-media.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Saves activities as files, and takes files in, as teachers do. */

export type ImportState = ApiReply<'GET /diy/import_state'>;

/** Calls the export, whatever it replies. */
export async function callExport(test: TestApp, id: number, as: PersonKey = 'teacher') {
  return test.server.inject({
    method: 'POST',
    url: '/api/diy/export?lang=en&_ajax=1',
    headers: { token: await test.tokenOf(as) },
    payload: { id },
  });
}

/** The file of an activity; throws if it is refused. */
export async function exportZip(test: TestApp, id: number, as: PersonKey = 'teacher'): Promise<Buffer> {
  const reply = await callExport(test, id, as);
  if (reply.headers['content-type'] !== 'application/zip') throw new Error(`refused: ${reply.body}`);
  return reply.rawPayload;
}

/** Stores a file as an upload leaves it. Returns its id. */
export async function uploadZip(test: TestApp, zip: Uint8Array, as: PersonKey = 'teacher'): Promise<number> {
  const media = await storeBytes(test.app, zip, { extension: '.zip', isPrivate: true });
  const owner_id = test.school.people[as];
  return recordBytes(test.app, media, { owner_id, attempt_id: null, question_id: null, is_private: 1 });
}

/** Takes in an uploaded file, and waits for the end. The jobs of the school must run. */
export async function importFile(
  test: TestApp,
  file_id: number,
  { as = 'teacher', lang = 'en' }: { as?: PersonKey; lang?: string } = {},
): Promise<ImportState> {
  let state = await test.get('POST /diy/import', { file_id }, { as, lang });
  while (state.state === 'queued' || state.state === 'running') {
    await sleep(20);
    state = await test.get('GET /diy/import_state', { file_id }, { as, lang });
  }
  return state;
}
