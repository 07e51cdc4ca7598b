import { bodyMaxBytes } from '#contract/limits.ts';
import type { DraftBody } from '#teacher/features/activities/draft/draft-entry.ts';
import type { PaperMark } from '#teacher/shared/marks/paper-marks.ts';
import type { MarkBody } from '#teacher/shared/marks/unsent-marks.ts';
import type { TaughtEntryBody } from '#teacher/shared/spaces/taught-entries.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';

/** The kinds of work that the teacher app keeps until the server has it. Their code is loaded when something is sent. */
export const teacherKinds: KindsOfApp = {
  mark: defineUnsent<MarkBody>({
    version: 1,
    batchSize: 50,
    load: async () => (await import('#teacher/shared/marks/send-marks.ts')).markSender,
  }),
  paper_mark: defineUnsent<PaperMark>({
    version: 1,
    batchSize: 50,
    load: async () => (await import('#teacher/shared/marks/send-paper-marks.ts')).paperMarkSender,
  }),
  taught_entry: defineUnsent<TaughtEntryBody>({
    version: 1,
    batchSize: 100,
    // In characters: JSON in UTF-8 takes up to three bytes for each.
    batchMaxLength: bodyMaxBytes.answers / 4,
    load: async () => (await import('#teacher/shared/spaces/send-taught-entries.ts')).taughtEntrySender,
  }),
  draft: defineUnsent<DraftBody>({
    version: 1,
    batchSize: 1,
    load: async () => (await import('#teacher/features/activities/draft/send-drafts.ts')).draftSender,
  }),
};
