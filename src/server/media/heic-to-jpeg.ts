import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram, startClock } from '#server/media/programs/run-program.ts';

/** Makes a JPEG of a HEIC photo with the program heif-convert. */

const megabyte = 1024 * 1024;
const timeMs = 60_000;
const jpegQuality = '95';

/**
 * Path of the JPEG in `folder`, an empty one; undefined for files that the program cannot read. Its pixels are upright,
 * because HEIC turns pictures by itself (ISO/IEC 23008-12, 6.5.10): what the camera data say of it holds no more.
 */
export async function heicToJpeg(
  program: string,
  path: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string | undefined> {
  const { exitCode } = await runProgram({
    command: [program, '-q', jpegQuality, path, join(folder, 'photo.jpg')],
    limits: {
      memoryBytes: 1536 * megabyte,
      fileBytes: 100 * megabyte,
      seconds: timeMs / 1000,
      isAwaited: true,
    },
    folder,
    signal,
    clock: startClock(timeMs),
  });
  // Of several pictures in one file, each is written with its number; the first one is the photo.
  const [first] = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  return exitCode === 0 && first !== undefined ? join(folder, first) : undefined;
}
