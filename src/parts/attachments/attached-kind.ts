import type { UploadKind } from '#contract/choices.ts';

/** Kinds of files that people hand in. */
export type AttachedKind = Extract<UploadKind, 'picture' | 'sound' | 'video' | 'document'>;
