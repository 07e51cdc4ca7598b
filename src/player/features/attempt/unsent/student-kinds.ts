import { bodyMaxBytes } from '#contract/limits.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';
import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import {
  type AnswerChange,
  type EntryChange,
  type FileChange,
  replacesChange,
  type SubmitRequest,
} from './attempt-lane.ts';

/** In characters: JSON in UTF-8 takes up to three bytes for each. */
const batchMaxLength = bodyMaxBytes.answers / 4;

/** What the student app sends by itself. The senders are loaded when there is something to send. */
export function createStudentKinds(queue: UnsentQueue): KindsOfApp {
  return {
    answer: defineUnsent<AnswerChange>({
      version: 1,
      batchSize: 50,
      batchMaxLength,
      replaces: replacesChange,
      load: async () => (await import('./senders/send-answers.ts')).answersSender,
    }),
    entry: defineUnsent<EntryChange>({
      version: 1,
      batchSize: 100,
      batchMaxLength,
      replaces: replacesChange,
      load: async () => (await import('./senders/send-entries.ts')).entriesSender,
    }),
    file: defineUnsent<FileChange>({
      version: 1,
      batchSize: 1,
      load: async () => (await import('./senders/send-files.ts')).createFilesSender(queue),
    }),
    submit: defineUnsent<SubmitRequest>({
      version: 1,
      batchSize: 1,
      waitsForFiles: ({ without_files }) => !without_files,
      load: async () => (await import('./senders/send-submit.ts')).submitSender,
    }),
  };
}
