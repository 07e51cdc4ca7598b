import type { DrawnQuiz } from '#activities/questionquiz/model.ts';
import { server } from '#activities/questionquiz/server.ts';
import type { ServerAccess } from '#form/server-half.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import * as pool from '#server/features/bank-pool/pool.service.ts';
import { median } from '../load/load.ts';
import type { SchoolPlace } from '../processes.ts';
import type { Row } from '../rows.ts';

/** Draws of one attempt from a bank of 100,000 questions: with kept pools, and in a process that knows none yet. */

const rounds = 21;

const quiz: DrawnQuiz = {
  layout: 'one_by_one',
  allow_back: true,
  slots: [
    { id: 'all', kind: 'random', count: 15, filter: {}, points: 1, prefer_unseen: false },
    {
      id: 'narrow',
      kind: 'random',
      count: 5,
      filter: { subject_id: 2, grade: 4 },
      points: 2,
      prefer_unseen: false,
    },
  ],
};

async function createAccess(database: Database): Promise<ServerAccess> {
  const { db } = database;
  const viewer = await pool.readAuthorView(db, 1);
  return {
    readRevisions: () => Promise.resolve(new Map()),
    findQuestions: (filter) => pool.findPool(database, db, viewer, filter),
    findNewestVersions: (ids) => pool.readNewestVersions(db, viewer, ids),
    findPickable: (ids) => pool.findPickableVersions(db, viewer, ids, undefined),
    readQuestions: (ids) => pool.readVersions(database, db, ids),
    listEarlierSelections: () => Promise.resolve([]),
  };
}

async function timeDraw(access: ServerAccess, seed: number): Promise<number> {
  const begunAt = performance.now();
  const result = await server.select(access, quiz, seed);
  if ('lacking' in result) throw new Error('The bank of the bench has too few questions');
  await server.load(access, [result.selection]);
  return performance.now() - begunAt;
}

export async function measureDraws(
  place: SchoolPlace,
  engine: string,
  report: (row: Row) => void,
): Promise<void> {
  const database = openDatabase(place);
  try {
    const cold: number[] = [];
    const kept: number[] = [];
    await timeDraw(await createAccess(database), 0);
    for (let round = 1; round <= rounds; round += 1) {
      // Pools are kept by this object, so that another one knows none.
      const access = await createAccess({ ...database });
      cold.push(await timeDraw(access, round));
      kept.push(await timeDraw(access, rounds + round));
    }
    for (const [name, times, budget] of [
      ['with kept pools', kept, 5],
      ['with no pool kept', cold, 25],
    ] as const) {
      const ms = median(times);
      const label = `bank, a draw of 20 from 100,000, ${name}`;
      report({ engine, label, figure: `${ms.toFixed(1)} ms`, budget: `≤ ${budget} ms`, isMet: ms <= budget });
    }
  } finally {
    await database.close();
  }
}
