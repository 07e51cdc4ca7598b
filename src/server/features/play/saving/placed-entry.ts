import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { SpacePerson } from '#form/space.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { SpaceWrite } from '#server/features/spaces/save-entries.service.ts';

/** Types and helpers for entries of students and of teachers. */

export type EntrySave = ParsedInputOf<Api['POST /play/save']>['entries'][number];

/** An entry with the write to its space, or `refused` if the person may not write to it. */
export type PlacedEntry = { entry: EntrySave } & (
  | { write: SpaceWrite }
  | { refused: 'invalid' | 'not_allowed' }
);
export type PlacedEntries = readonly PlacedEntry[];

/** The actor in the form in which spaces name people. */
export const toPerson = ({ id, user_group }: Actor): SpacePerson => ({ user_id: id, role: user_group });

/** Parses the teachers' switches of a courseware; null if there are none. */
export const readControl = ({ control }: { control: string | null }): unknown =>
  control === null ? null : (JSON.parse(control) as unknown);
