import { join } from 'node:path';
import { ConversionError } from '#server/media/conversion-error.ts';
import { panoramaLimits, toProcessorSeconds } from '#server/media/conversion-limits.ts';
import type { ConversionResult, ConverterTask } from '#server/media/converter.ts';
import type { CutMessage } from '#server/media/panoramas/cut-panorama.ts';
import type { PanoramaPlan } from '#server/media/panoramas/panorama-shape.ts';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';
import { findServerEntryFile } from '#server/project-files.ts';

/** Converts a panorama to tiles of several widths, so that viewers load only what they show. */

type Result = ConversionResult<'panorama'>;
type CutEnd = Exclude<CutMessage, { kind: 'tiles' }>;
type Level = Omit<Result['levels'][number], 'urls'>;

const programPath = findServerEntryFile('cut-panorama');
/** Progress after cutting; then the tiles are stored. */
const progressAfterCutting = 0.6;
/** Tiles of the largest panorama: 16 × 8, 8 × 4, 4 × 2, 2 and 1. */
const tilesMax = 171;

/** All levels from the smallest, of one tile, on. */
function listLevels({ width, height, tile }: PanoramaPlan): Level[] {
  const levels: Level[] = [];
  for (let scale = width / tile; scale >= 1; scale /= 2) {
    const level = { width: width / scale, height: height / scale, tile };
    levels.push({ ...level, columns: Math.ceil(level.width / tile) });
  }
  return levels;
}

const countTiles = ({ height, tile, columns }: Level): number => columns * Math.ceil(height / tile);

/** Throws a ConversionError for a bad picture. Without an end, a limit has stopped the program. */
function requirePlan(end: CutEnd | undefined): PanoramaPlan {
  if (!end) throw new ConversionError('panorama_too_complex');
  if (end.kind === 'done') return end.plan;
  throw new ConversionError(end.why === 'narrow' ? 'panorama_too_narrow' : 'picture_damaged');
}

async function cutTiles(task: ConverterTask): Promise<PanoramaPlan> {
  const { memoryBytes, resultBytes, timeMs, cores } = panoramaLimits;
  let end: CutEnd | undefined;
  await runProgram({
    command: [process.execPath, '--max-old-space-size=256', programPath, task.path, task.folder],
    limits: { memoryBytes, fileBytes: resultBytes, seconds: toProcessorSeconds(timeMs, cores) },
    folder: task.folder,
    signal: task.signal,
    clock: startClock(timeMs),
    onLine: (line) => {
      const message = JSON.parse(line) as CutMessage;
      if (message.kind !== 'tiles') end = message;
      // Tiles are counted beside the work, so that a count may come after the end.
      else if (!end) task.progress(progressAfterCutting * Math.min(1, message.count / tilesMax));
    },
  });
  task.progress(progressAfterCutting);
  return requirePlan(end);
}

/** Stores the tiles of all levels. Returns their urls by level, row by row. */
async function storeTiles(task: ConverterTask, levels: readonly Level[]): Promise<string[][]> {
  const tileCount = levels.reduce((sum, level) => sum + countTiles(level), 0);
  let storedCount = 0;
  const urlsByLevel: string[][] = [];
  for (const [index, level] of levels.entries()) {
    const urls: string[] = [];
    for (let place = 0; place < countTiles(level); place += 1) {
      task.signal.throwIfAborted();
      const { columns } = level;
      const name = `${place % columns}_${Math.floor(place / columns)}.webp`;
      urls.push(await task.storeResult(join(task.folder, 'tiles_files', String(index), name), '.webp'));
      storedCount += 1;
      task.progress(progressAfterCutting + ((1 - progressAfterCutting) * storedCount) / tileCount);
    }
    urlsByLevel.push(urls);
  }
  return urlsByLevel;
}

/** Throws a ConversionError for a bad picture, and the signal's reason when aborted. */
export async function convertPanorama(task: ConverterTask): Promise<Result> {
  const plan = await cutTiles(task);
  const levels = listLevels(plan);
  const urlsByLevel = await storeTiles(task, levels);
  const tiledLevels = levels.map((level, index) => ({ ...level, urls: urlsByLevel[index] ?? [] }));
  const [smallest, ...sharperLevels] = tiledLevels;
  if (!smallest?.urls[0]) throw new Error('A panorama without tiles');
  const base = { url: smallest.urls[0], width: smallest.width, height: smallest.height };
  return { kind: 'panorama', degrees: plan.degrees, base, levels: sharperLevels };
}
