import type * as z from 'zod';
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
};

export type RevisionContent = { type: string; content: unknown };
