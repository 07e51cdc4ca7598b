import { request } from 'node:http';
import { openDatabase } from '#server/database/database.ts';
import { listCalls } from '../calls.ts';
import { fillGridClass, gridCoursewareId, gridQuestionIds } from '../data/grid-class.ts';
import { createSchoolPlace, fillSchoolPlace } from '../data/places.ts';
import { benchToken, smallSchoolTeacherCount } from '../data/school.ts';
import { toRequest } from '../load/load.ts';
import { type RunningServer, startProduct } from '../processes.ts';
import type { Row } from '../rows.ts';

/** Sizes of frequent replies in the small school, before compression and as they are sent to a browser. */
type ReplySize = {
  name: string;
  plainBytes: number;
  sentBytes: number;
  /** Empty if the reply is not compressed. */
  encoding: string;
  /** Median time from the request to the last byte, one call after the other, as in a browser. */
  ms: number;
};

type ReceivedReply = { bytes: number; encoding: string; body: Buffer };
type ReplyRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

const rounds = 30;
const browserEncodings = 'gzip, deflate, br';

function receive(
  origin: string,
  { method, path, headers, body }: ReplyRequest,
  encodings?: string,
): Promise<ReceivedReply> {
  const encodingHeader = encodings === undefined ? {} : { 'accept-encoding': encodings };
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${path}`,
      { method, headers: { ...headers, ...encodingHeader } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const wholeBody = Buffer.concat(chunks);
          const encoding = response.headers['content-encoding'] ?? '';
          resolve({ bytes: wholeBody.length, encoding, body: wholeBody });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const createGet = (path: string): ReplyRequest => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { token: benchToken.teacher },
});

/** The data of a reply: an attempt's id, or the cursor of a grid if the server gives one. */
async function readData(
  origin: string,
  replyRequest: ReplyRequest,
): Promise<{ id?: number; cursor?: string }> {
  const { data } = JSON.parse((await receive(origin, replyRequest)).body.toString()) as {
    data: { id?: number; cursor?: string };
  };
  return data;
}

/** `prepareRequest` may make a change before each call, for calls that report changes. */
async function measureReplySize(
  origin: string,
  name: string,
  prepareRequest: () => Promise<ReplyRequest>,
): Promise<ReplySize> {
  const plainReply = await receive(origin, await prepareRequest());
  const times: number[] = [];
  let sentReply = plainReply;
  for (let round = 0; round < rounds; round++) {
    const replyRequest = await prepareRequest();
    const startedAt = performance.now();
    sentReply = await receive(origin, replyRequest, browserEncodings);
    times.push(performance.now() - startedAt);
  }
  const ms = times.sort((a, b) => a - b)[rounds / 2] ?? 0;
  return { name, plainBytes: plainReply.bytes, sentBytes: sentReply.bytes, encoding: sentReply.encoding, ms };
}

const gridPath = `/study/grid?courseware_id=${gridCoursewareId}`;

/**
 * Starts an attempt. The returned function saves one answer and returns the request of a watching teacher: for the
 * changes, or for the whole grid if the server cannot give changes.
 */
async function startAnswering(origin: string): Promise<() => Promise<ReplyRequest>> {
  const token = benchToken.student(0);
  const attempt = await readData(origin, {
    method: 'POST',
    path: '/api/play/start',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ courseware_id: gridCoursewareId }),
  });
  const question_id = gridQuestionIds.at(-1) ?? '';
  let seq = 0;
  return async () => {
    const { cursor } = await readData(origin, createGet(gridPath));
    seq += 1;
    const answers = [{ question_id, response: { option: `o${1 + (seq % 4)}` }, seq }];
    await receive(origin, {
      method: 'POST',
      path: '/api/play/save',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ attempt_id: attempt.id, answers }),
    });
    return createGet(
      cursor === undefined
        ? gridPath
        : `/study/grid_changes?courseware_id=${gridCoursewareId}&since=${encodeURIComponent(cursor)}`,
    );
  };
}

const toKb = (bytes: number) => (bytes / 1_000).toFixed(bytes < 100_000 ? 1 : 0);

function describeReplySize({ name, plainBytes, sentBytes, encoding, ms }: ReplySize): Row {
  return {
    engine: 'bytes',
    label: `${name}: reply, and as sent (${encoding || 'as it is'}, ${ms.toFixed(1)} ms)`,
    figure: `${toKb(plainBytes)} KB, ${toKb(sentBytes)} KB`,
    budget: '',
    isMet: undefined,
  };
}

async function measureReplySizes(
  { origin }: RunningServer,
  report: (replySize: ReplySize) => void,
): Promise<void> {
  for (const call of listCalls(0).filter(({ key }) => key.startsWith('GET'))) {
    const replyRequest = toRequest(call, 1);
    report(await measureReplySize(origin, call.name, () => Promise.resolve(replyRequest)));
  }
  report(await measureReplySize(origin, 'grid of 300 rows', () => Promise.resolve(createGet(gridPath))));
  report(await measureReplySize(origin, 'grid of 300 rows after one answer', await startAnswering(origin)));
}

/** `folder`: an empty folder for the school. */
export async function measureBytes(folder: string, print: (row: Row) => void): Promise<void> {
  const schoolPlace = await createSchoolPlace(folder, undefined, 1);
  await fillSchoolPlace(schoolPlace, 1);
  const database = openDatabase(schoolPlace);
  await fillGridClass(database.db, smallSchoolTeacherCount + 1);
  await database.close();
  const product = await startProduct(schoolPlace);
  try {
    await measureReplySizes(product, (replySize) => print(describeReplySize(replySize)));
  } finally {
    await product.stop();
  }
}
