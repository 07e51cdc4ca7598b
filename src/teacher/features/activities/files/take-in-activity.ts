import type { ApiReply } from '#contract/api.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { call } from '#ui/api/call.ts';
import { uploadFile } from '#ui/upload/upload-file.ts';

/** How far taking in a file is: `uploading`, and then what the server says. */
export type TakeInState = { state: 'uploading' } | ApiReply<'GET /diy/import_state'>;

/** The new draft. */
export type TakenIn = NonNullable<ApiReply<'GET /diy/import_state'>['activity']>;

const pollMs = 700;

/** Waits a little; at once when nobody waits any more. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the state again; a lost network changes nothing, so the last one is kept. */
async function readState(fileId: number, last: ApiReply<'GET /diy/import_state'>, signal: AbortSignal) {
  try {
    return await call('GET /diy/import_state', { file_id: fileId }, { quiet: true, signal });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return last;
  }
}

/**
 * Uploads a file of an activity and has it taken in. `onState` hears each state, the last one too. Rejects with an error
 * whose message can be shown. The server goes on when `signal` aborts.
 */
export async function takeInActivity(
  file: File,
  { signal, onState }: { signal: AbortSignal; onState: (state: TakeInState) => void },
): Promise<void> {
  onState({ state: 'uploading' });
  const { id } = await uploadFile(file, 'activity');
  let state = await call('POST /diy/import', { file_id: id }, { quiet: true });
  onState(state);
  while ((state.state === 'queued' || state.state === 'running') && !signal.aborted) {
    await pause(signal);
    state = await readState(id, state, signal);
    onState(state);
  }
}
