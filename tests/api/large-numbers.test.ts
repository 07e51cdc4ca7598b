import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { link } from '#activities/link/activity.ts';
import { wholeNumberMax } from '#contract/fields.ts';
import { forAnyContent } from '#form/registry.ts';
import { traceId } from '#form/trace-id.ts';
import { openBoardApp, placeBoard, startForStudents } from '#tests/spaces/open-board.ts';
import { connectLive, requestTicket } from '#tests/support/clients/live-client.ts';
import { beginTus } from '#tests/support/clients/tus.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Numbers that a database cannot store name nothing, also where they are not fields of an operation. */

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await openBoardApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const tooLarge = ['2147483648', '4294967297', '9007199254740993', '99999999999999999999'];

it.each(tooLarge)('a file with id %s does not exist', async (id) => {
  for (const path of ['play/private', 'private']) {
    const fetchFile = async (each: string) => {
      const response = await fetch(`${origin}/${path}/${each}`, {
        headers: { token: await test.tokenOf('admin') },
      });
      return [response.status, await response.text()];
    };
    expect(await fetchFile(id)).toEqual(await fetchFile(String(wholeNumberMax)));
  }
});

it.each(tooLarge)('an upload for attempt %s is refused', async (attempt_id) => {
  const token = await test.tokenOf('student1');
  const begin = (id: string) =>
    beginTus({ origin, token }, { kind: 'picture', name: 'a.png', attempt_id: id, question_id: 'q1' }, 10);
  expect((await begin(attempt_id)).status).toBeLessThan(500);
});

it.each(['2147483648', '9999999999'])('a live connection shows nothing of attempt %s', async (id) => {
  const { id: courseware_id } = await placeBoard(test);
  await startForStudents(test, courseware_id, 'student1');
  const watch = async (place: string) => {
    const ticket = await requestTicket(origin, await test.tokenOf('teacher'), { courseware_id });
    const live = connectLive(origin, ticket ?? '');
    await live.readUntil(/"ready"/);
    live.send({ kind: 'watch', place, since: null });
    return live.waitForClose();
  };
  expect(await watch(`${id}/ink`)).toBe(await watch(`${wholeNumberMax}/ink`));
});

it('a trace may have the largest number, and changes afterwards', async () => {
  const { id: courseware_id } = await placeCourseware(
    test,
    {},
    {
      model: forAnyContent(link),
      content: { url: 'https://example.com/', title: 'Page', note: '' },
    },
  );
  const as = 'student1';
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as });
  for (const opened_at of [5, 3, 1]) {
    const answers = [{ question_id: traceId, response: { opened_at }, seq: wholeNumberMax, time_ms: 0 }];
    const reply = await test.get('POST /play/save', { attempt_id, answers }, { as });
    expect(reply.answers).toMatchObject([{ result: 'saved', answer: { response: { opened_at } } }]);
  }
});
