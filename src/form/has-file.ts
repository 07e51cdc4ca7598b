import type { AnswerState } from './activity-views.ts';

/** Whether the answer has a file. One that is on its way counts: the device keeps it until the server has it. */
export function hasFile(answer: Pick<AnswerState, 'files' | 'unsent_files'> | undefined): boolean {
  const { files = [], unsent_files } = answer ?? {};
  return files.length + (unsent_files?.added ?? 0) > 0;
}
