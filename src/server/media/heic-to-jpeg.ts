import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits, toProcessorSeconds } from '#server/media/conversion-limits.ts';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';

/** Makes a JPEG of a HEIC photo with the program heif-convert. */

const jpegQuality = '95';

const neverAborted = new AbortController().signal;

/**
 * Path of the JPEG in `folder`, an empty one; undefined for files that the program cannot read. Its pixels are upright,
 * because HEIC turns pictures by itself (ISO/IEC 23008-12, 6.5.10): what the camera data say of it holds no more. Throws
 * the ConversionError 'took_too_long'.
 */
export async function heicToJpeg(program: string, path: string, folder: string): Promise<string | undefined> {
  const { timeMs, memoryBytes, resultBytes, cores } = photoLimits;
  const { exitCode } = await runProgram({
    command: [program, '-q', jpegQuality, path, join(folder, 'photo.jpg')],
    limits: {
      memoryBytes,
      fileBytes: resultBytes,
      seconds: toProcessorSeconds(timeMs, cores),
      isAwaited: true,
    },
    folder,
    signal: neverAborted,
    clock: startClock(timeMs),
  });
  // Of several pictures in one file, each is written with its number; the first one is the photo.
  const [first] = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  return exitCode === 0 && first !== undefined ? join(folder, first) : undefined;
}
