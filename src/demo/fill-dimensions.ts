import { insertEach } from '#demo/demo.repository.ts';
import type { DimensionIds, DimensionKey } from '#form/demo-half.ts';
import type { Db } from '#server/database/database.ts';

/** What the school's questions assess. */
const dimensions: Record<DimensionKey, { name: string; name_eng: string }> = {
  knowledge: { name: '知識', name_eng: 'Knowledge' },
  observation: { name: '觀察', name_eng: 'Observation' },
  analysis: { name: '分析', name_eng: 'Analysis' },
  values: { name: '價值觀', name_eng: 'Values' },
};

export async function fillDimensions(db: Db): Promise<DimensionIds> {
  const keys = Object.keys(dimensions) as DimensionKey[];
  const rows = keys.map((key, index) => ({ ...dimensions[key], position: index + 1 }));
  const ids = await insertEach(db, 'dimension', rows);
  return Object.fromEntries(keys.map((key, index) => [key, ids[index]])) as DimensionIds;
}
