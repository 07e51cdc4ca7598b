import { createHash } from 'node:crypto';
import { cp, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
const bytes = 100 * megabyte;

async function measureCopy(folder: string, content: Uint8Array): Promise<number> {
  const [source, copy] = [join(folder, 'source'), join(folder, 'copy')];
  await writeFile(source, content, { flush: true });
  const began = performance.now();
  await cp(source, copy);
  const file = await open(copy, 'r+');
  await file.sync();
  await file.close();
  const seconds = (performance.now() - began) / 1000;
  await rm(source);
  await rm(copy);
  return bytes / megabyte / seconds;
}

export async function measureUpload(folder: string): Promise<Upload> {
  const dataDir = join(folder, 'upload');
  await mkdir(dataDir);
  const content = inventLargeSound(bytes);
  const token = await seedTeacher({ dataDir });
  const report = await uploadWithInterruptions({ dataDir, token }, content, async () => {
    const product = await startProduct({ dataDir, databaseUrl: undefined });
    return { origin: product.origin, pid: product.pid, kill: () => product.stop('SIGKILL') };
  });
  await report.server.kill();
  return {
    isWhole: report.sha256 === createHash('sha256').update(content).digest('hex'),
    memory: report.memory / megabyte,
    sendingRate: bytes / megabyte / report.sending,
    finishingRate: bytes / megabyte / report.finishing,
    copyRate: await measureCopy(folder, content),
  };
}
