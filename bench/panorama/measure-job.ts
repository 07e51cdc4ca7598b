import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { convertPanorama } from '#server/media/panoramas/convert-panorama.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { listProcessTree, readMemory } from '../memory-of.ts';

/** Most memory of all processes that this one has started, in MB, until the returned function is called. */
function watchChildren(): () => number {
  let peakMb = 0;
  const timer = setInterval(() => {
    const children = listProcessTree(process.pid).slice(1);
    const sum = children.reduce((total, pid) => {
      try {
        return total + (readMemory(pid).nowMb || 0);
      } catch {
        // It has ended meanwhile.
        return total;
      }
    }, 0);
    peakMb = Math.max(peakMb, sum);
  }, 20);
  return () => {
    clearInterval(timer);
    return peakMb;
  };
}

/** Converts a panorama into `mediaFolder`, whose files are named by their content, as media are. */
export async function measureJob(path: string, mediaFolder: string) {
  const folder = `${mediaFolder}-work`;
  await mkdir(folder);
  let [files, bytes] = [0, 0];
  const stop = watchChildren();
  const startedAt = performance.now();
  const result = await convertPanorama({
    path,
    extension: '.jpg',
    programs: findPrograms(),
    folder,
    signal: new AbortController().signal,
    progress: () => undefined,
    storeResult: async (file, extension) => {
      files += 1;
      bytes += (await stat(file)).size;
      const name = `${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}${extension}`;
      await copyFile(file, join(mediaFolder, name));
      return name;
    },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const { kind: _kind, ...panorama } = result;
  return { panorama, seconds, peakMb: stop(), files, bytes };
}
