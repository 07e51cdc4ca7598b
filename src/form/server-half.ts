import type * as z from 'zod';
import type { PoolFilter } from '#contract/exam/exam-fields.ts';
import type { DraftIssue } from './activity-type.ts';

/**
 * A type's `server.ts`: it selects something when an attempt begins; the rest of a type is pure. `Draft` is a complete
 * draft, `Selection` is stored with the attempt for ever, `SelectedContent` is the content that a selection names.
 */
export type ServerHalf<Draft = unknown, Selection = unknown, SelectedContent = unknown> = {
  /** Ids, for example of questions, and never their content. At most 16 KB as JSON. */
  selection: z.ZodType<Selection>;
  /**
   * Selects by the attempt's seed; `lacking` has an issue for everything of which too little was found. Also runs when an
   * activity is completed, so that every attempt finds enough to select from.
   */
  select(
    serverAccess: ServerAccess,
    draft: Draft,
    seed: number,
  ): Promise<{ selection: Selection } | { lacking: DraftIssue[] }>;
  /** Loads the content of many selections at once, in their order. It never changes, so the server caches it. */
  load(serverAccess: ServerAccess, selections: readonly Selection[]): Promise<SelectedContent[]>;
};

/** Everything of the server that a type's `server.ts` can call. */
export type ServerAccess = {
  /**
   * Contents of published revisions by id, in today's format. `select` reads only revisions of activities that the
   * author of this one may read; `load` reads every revision that was selected. A revision never changes.
   */
  readRevisions: (ids: readonly number[]) => Promise<ReadonlyMap<number, RevisionContent>>;
  /** Ids of all questions of the bank that match, are finished and may be picked by the author; in no order. */
  findQuestions: (filter: PoolFilter) => Promise<ArrayLike<number>>;
  /** Ids of the newest versions by question; of those that may still be picked. */
  findNewestVersions: (questionIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Those of the versions that the author may pick, or has picked when the activity was completed. */
  findPickable: (versionIds: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Contents of versions of questions by id. A version that was selected is there for ever, and never changes. */
  readQuestions: (versionIds: readonly number[]) => Promise<ReadonlyMap<number, BankVersion>>;
  /** Earlier selections of the person who begins, in activities of this type; none in previews. */
  listEarlierSelections: () => Promise<readonly unknown[]>;
};

/** `content` is that of a question of the bank, as `parts/exam-content` describes it. */
export type BankVersion = { questionId: number; content: unknown };

export type RevisionContent = { type: string; content: unknown };
