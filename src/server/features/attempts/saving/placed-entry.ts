import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { SpaceWrite } from '#server/features/spaces/save-entries.service.ts';

/** Types for entries of students and of teachers. */

export type EntrySave = ParsedInputOf<Api['POST /play/save']>['entries'][number];

/** An entry with the write to its space, or `refused` if the person may not write to it. */
export type PlacedEntry = { entry: EntrySave } & (
  | { write: SpaceWrite }
  | { refused: 'invalid' | 'not_allowed' }
);
export type PlacedEntries = readonly PlacedEntry[];
