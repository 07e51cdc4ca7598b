import { createHash } from 'node:crypto';
import { cp, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaMaxBytes } from '#contract/limits.ts';
import {
  inventLargeSound,
  seedTeacher,
  uploadWithInterruptions,
} from '#tests/support/clients/broken-upload.ts';
import { startProduct } from '../processes.ts';

/** The largest allowed upload, with interrupted connections and kill -9. Rates in MB per second, memory in MB. */
export type Upload = {
  isWhole: boolean;
  memory: number;
  sendingRate: number;
  finishingRate: number;
  /** Rate of the operating system copying the same file and syncing it to the disk. */
  copyRate: number;
};

const megabyte = 1024 * 1024;
const uploadBytes = mediaMaxBytes;

async function measureCopy(folder: string, content: Uint8Array): Promise<number> {
  const [sourcePath, copyPath] = [join(folder, 'source'), join(folder, 'copy')];
  await writeFile(sourcePath, content, { flush: true });
  const startedAt = performance.now();
  await cp(sourcePath, copyPath);
  const file = await open(copyPath, 'r+');
  await file.sync();
  await file.close();
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(sourcePath);
  await rm(copyPath);
  return uploadBytes / megabyte / seconds;
}

export async function measureUpload(folder: string): Promise<Upload> {
  const dataDir = join(folder, 'upload');
  await mkdir(dataDir);
  const content = inventLargeSound(uploadBytes);
  const token = await seedTeacher({ dataDir });
  const report = await uploadWithInterruptions({ dataDir, token }, content, async () => {
    const product = await startProduct({ dataDir, databaseUrl: undefined });
    return { origin: product.origin, pid: product.pid, kill: () => product.stop('SIGKILL') };
  });
  await report.server.kill();
  return {
    isWhole: report.sha256 === createHash('sha256').update(content).digest('hex'),
    memory: report.memory / megabyte,
    sendingRate: uploadBytes / megabyte / report.sending,
    finishingRate: uploadBytes / megabyte / report.finishing,
    copyRate: await measureCopy(folder, content),
  };
}
