import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FileProblemKey } from '#contract/import/import-messages.ts';
import type { TextParams } from '#contract/language.ts';
import { importReadingMaxMegabytes, importReadingMaxSeconds } from '#contract/limits.ts';
import { createFairQueue, firstLane } from '#server/fair-queue.ts';
import { confine } from '#server/media/programs/confine-program.ts';
import { findServerEntryFile } from '#server/project-files.ts';
import { FileProblem } from './file-problem.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';

/**
 * Reads lists of people in child processes: the server itself never parses such a file. A process has limited memory and
 * time, and no network; where it exceeds them, it is killed and the list is refused.
 */

export type ReadingRequest = { file: Uint8Array; choice: ReadingChoice };
export type ReadingReply =
  | { list: PeopleList }
  | { problem: FileProblemKey; params: TextParams }
  | { failed: string };

export type ReadingLimits = { megabytes: number; seconds: number };

const usualLimits: ReadingLimits = { megabytes: importReadingMaxMegabytes, seconds: importReadingMaxSeconds };
const megabyte = 1024 * 1024;
/** For what V8 reserves without using it (some 600 MB), the file, and the bytes that are unpacked from it. */
const besideHeapMegabytes = 1_024;

/** One list at a time, so that several do not take their memory together. */
const readingQueue = createFairQueue({
  maxRunning: 1,
  maxPerLane: 20,
  maxInOtherLanes: 0,
  maxWaitMs: 2 * importReadingMaxSeconds * 1_000,
});

async function startReading({ megabytes, seconds }: ReadingLimits): Promise<ChildProcess> {
  const node = [process.execPath, `--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'] as const;
  const [program, ...args] = await confine([...node, findServerEntryFile('reading-process')], {
    memoryBytes: (megabytes + besideHeapMegabytes) * megabyte,
    fileBytes: megabyte,
    seconds,
    isAwaited: true,
  });
  return spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' },
  });
}

/** Returns the reply of the process; undefined if it was killed or ran out of memory. */
async function waitForReply(child: ChildProcess, seconds: number): Promise<ReadingReply | undefined> {
  let reply: ReadingReply | undefined;
  child.on('message', (message) => {
    reply = message as ReadingReply;
  });
  // Node describes at length how it ran out of memory, which nobody needs to read.
  child.stderr?.resume();
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000);
  try {
    await once(child, 'close');
  } finally {
    clearTimeout(timer);
  }
  return reply;
}

async function readInChildProcess(request: ReadingRequest, limits: ReadingLimits): Promise<PeopleList> {
  const child = await startReading(limits);
  // A process that has ended early does not take it, which its end tells.
  child.send(request, () => undefined);
  const reply = await waitForReply(child, limits.seconds);
  if (!reply) throw new FileProblem('too_much_to_read');
  if ('problem' in reply) throw new FileProblem(reply.problem, reply.params);
  if ('failed' in reply) throw new Error(`The list could not be read: ${reply.failed}`);
  return reply.list;
}

/** Reads a list of people from a file. Throws FileProblem. */
export function readPeopleFileApart(
  file: Uint8Array,
  choice: ReadingChoice,
  limits = usualLimits,
): Promise<PeopleList> {
  return readingQueue.run(
    firstLane,
    () => Promise.resolve(),
    () => readInChildProcess({ file, choice }, limits),
  );
}
