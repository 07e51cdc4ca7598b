import { request } from 'node:http';
import { openDatabase } from '#server/database/database.ts';
import { listCalls } from '../calls.ts';
import { fillGridClass, gridCourseware, gridQuestions } from '../data/grid-class.ts';
import { createPlace, fillPlace } from '../data/places.ts';
import { benchToken, teachersOfSmallSchool } from '../data/school.ts';
import { toRequest } from '../load/load.ts';
import { type Running, startProduct } from '../processes.ts';
import type { Row } from '../rows.ts';

/** Sizes of frequent replies in the small school, before compression and as they are sent to a browser. */
type Weight = {
  name: string;
  plainBytes: number;
  sentBytes: number;
  /** Empty if the reply is not compressed. */
  encoding: string;
  /** Median time from the request to the last byte, one call after the other, as in a browser. */
  ms: number;
};

type Received = { bytes: number; encoding: string; body: Buffer };
type Ask = { method: string; path: string; headers: Record<string, string>; body?: string };

const rounds = 30;
const browserEncodings = 'gzip, deflate, br';

function receive(
  origin: string,
  { method, path, headers, body }: Ask,
  encodings?: string,
): Promise<Received> {
  const accepted = encodings === undefined ? {} : { 'accept-encoding': encodings };
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, { method, headers: { ...headers, ...accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'] ?? '';
        resolve({ bytes: whole.length, encoding, body: whole });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

const get = (path: string): Ask => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { token: benchToken.teacher },
});

/** The data of a reply: an attempt's id, or the cursor of a grid if the server gives one. */
async function readData(origin: string, ask: Ask): Promise<{ id?: number; cursor?: string }> {
  const { data } = JSON.parse((await receive(origin, ask)).body.toString()) as {
    data: { id?: number; cursor?: string };
  };
  return data;
}

/** `chooseAsk` makes a change before each call, for calls that report changes. */
async function weigh(origin: string, name: string, chooseAsk: () => Promise<Ask>): Promise<Weight> {
  const plain = await receive(origin, await chooseAsk());
  const times: number[] = [];
  let sent = plain;
  for (let round = 0; round < rounds; round++) {
    const ask = await chooseAsk();
    const began = performance.now();
    sent = await receive(origin, ask, browserEncodings);
    times.push(performance.now() - began);
  }
  const ms = times.sort((one, other) => one - other)[rounds / 2] ?? 0;
  return { name, plainBytes: plain.bytes, sentBytes: sent.bytes, encoding: sent.encoding, ms };
}

const gridPath = `/study/grid?courseware_id=${gridCourseware}`;

/**
 * The request of a watching teacher after one answer: the changes, or the whole grid if the server cannot give
 * changes.
 */
async function openAnswering(origin: string): Promise<() => Promise<Ask>> {
  const token = benchToken.student(0);
  const started = await readData(origin, {
    method: 'POST',
    path: '/api/play/start',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ courseware_id: gridCourseware }),
  });
  const question_id = gridQuestions.at(-1) ?? '';
  let seq = 0;
  return async () => {
    const { cursor } = await readData(origin, get(gridPath));
    seq += 1;
    const answers = [{ question_id, response: { option: `o${1 + (seq % 4)}` }, seq }];
    await receive(origin, {
      method: 'POST',
      path: '/api/play/save',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ attempt_id: started.id, answers }),
    });
    return get(
      cursor === undefined
        ? gridPath
        : `/study/grid_changes?courseware_id=${gridCourseware}&since=${encodeURIComponent(cursor)}`,
    );
  };
}

const toKb = (bytes: number) => (bytes / 1_000).toFixed(bytes < 100_000 ? 1 : 0);

function describeWeight({ name, plainBytes, sentBytes, encoding, ms }: Weight): Row {
  return {
    engine: 'bytes',
    what: `${name}: reply, and as sent (${encoding || 'as it is'}, ${ms.toFixed(1)} ms)`,
    figure: `${toKb(plainBytes)} KB, ${toKb(sentBytes)} KB`,
    budget: '',
    met: undefined,
  };
}

async function weighAll({ origin }: Running, report: (weight: Weight) => void): Promise<void> {
  for (const call of listCalls(0).filter(({ key }) => key.startsWith('GET'))) {
    const ask = toRequest(call, 1);
    report(await weigh(origin, call.name, () => Promise.resolve(ask)));
  }
  report(await weigh(origin, 'grid of 300 rows', () => Promise.resolve(get(gridPath))));
  report(await weigh(origin, 'grid of 300 rows after one answer', await openAnswering(origin)));
}

/** `folder`: an empty folder for the school. */
export async function measureBytes(folder: string, print: (row: Row) => void): Promise<void> {
  const place = await createPlace(folder, undefined, 1);
  await fillPlace(place, 1);
  const database = openDatabase(place);
  await fillGridClass(database.db, teachersOfSmallSchool + 1);
  await database.close();
  const product = await startProduct(place);
  try {
    await weighAll(product, (weight) => print(describeWeight(weight)));
  } finally {
    await product.stop();
  }
}
