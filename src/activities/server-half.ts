import type * as z from 'zod';
import type { DraftIssue } from './activity-type.ts';

/**
 * What a type does on the server: it chooses something when an attempt begins. Everything else a type says is pure.
 * `Draft` is a complete draft, `Selection` what is stored with the attempt for ever, `Selected` what that stands for.
 */
export type ServerHalf<Draft = unknown, Selection = unknown, Selected = unknown> = {
  /** Names, as of questions, never what they say. At most 16 KB as JSON. */
  selection: z.ZodType<Selection>;
  /**
   * Chooses by the attempt's seed; `lacking` says what there is too little of. It is tried when the activity is completed,
   * so that an attempt finds what it needs.
   */
  select(
    platform: Platform,
    draft: Draft,
    seed: number,
  ): Promise<{ selection: Selection } | { lacking: DraftIssue[] }>;
  /** What selections stand for, in their order, many at once. It never changes: the server keeps it. */
  load(platform: Platform, selections: readonly Selection[]): Promise<Selected[]>;
};

/** All that a type's `server.ts` reaches of the server. */
export type Platform = {
  /**
   * Contents of published revisions by id, in today's format. While choosing, only of activities that the author of
   * this one may read; what was chosen once stays readable. A revision never changes.
   */
  readRevisions: (ids: readonly number[]) => Promise<ReadonlyMap<number, RevisionContent>>;
};

export type RevisionContent = { type: string; content: unknown };
