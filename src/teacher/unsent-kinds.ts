import type { DraftBody } from '#teacher/features/activities/draft/draft-entry.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';

/** The kinds of work that the teacher app keeps until the server has it. Their code is loaded when something is sent. */
export const teacherKinds: KindsOfApp = {
  draft: defineUnsent<DraftBody>({
    version: 1,
    batchSize: 1,
    load: async () => (await import('#teacher/features/activities/draft/send-drafts.ts')).draftSender,
  }),
};
