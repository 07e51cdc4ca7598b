import { insertMany } from '#demo/demo.repository.ts';
import type { Db } from '#server/database/database.ts';

/** What the school's questions assess. The database is empty before, so that their ids are 1 to 4. */
const dimensions = [
  { name: '知識', name_eng: 'Knowledge' },
  { name: '觀察', name_eng: 'Observation' },
  { name: '分析', name_eng: 'Analysis' },
  { name: '價值觀', name_eng: 'Values' },
];

export async function fillDimensions(db: Db): Promise<void> {
  await insertMany(
    db,
    'dimension',
    dimensions.map((names, index) => ({ ...names, position: index + 1 })),
  );
}
