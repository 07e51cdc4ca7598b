// Reads a list of people in its own process, so that a hostile or broken file can neither stop the server nor take its
// memory. `read-in-child-process.ts` starts this process, limits it and ends it.
import { FileProblem } from './file-problem.ts';
import { readPeopleFile } from './read-file.ts';
import type { ReadingReply, ReadingRequest } from './read-in-child-process.ts';

async function readList({ file, choice }: ReadingRequest): Promise<ReadingReply> {
  try {
    return { list: await readPeopleFile(Buffer.from(file), choice) };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.key, params: error.params };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function answer(request: ReadingRequest): Promise<void> {
  const reply = await readList(request);
  process.send?.(reply, undefined, undefined, () => process.disconnect());
}

process.once('message', (request) => void answer(request as ReadingRequest));
