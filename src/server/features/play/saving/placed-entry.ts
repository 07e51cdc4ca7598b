import type { SpacePerson } from '#activities/space.ts';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { SpaceWrite } from '#server/features/spaces/save-entries.service.ts';

/** What the entries of a save have in common, whoever writes them. */

export type EntrySave = ParsedInputOf<Api['POST /play/save']>['entries'][number];

/** Entries of one save with their spaces; `refused` if the person may not write to such a space. */
export type PlacedEntry = { entry: EntrySave } & (
  | { write: SpaceWrite }
  | { refused: 'invalid' | 'not_allowed' }
);
export type PlacedEntries = readonly PlacedEntry[];

/** The writer, as spaces know people. */
export const toPerson = ({ id, user_group }: Actor): SpacePerson => ({ user_id: id, role: user_group });

/** What the teachers control in the courseware; null if nothing. */
export const readControl = ({ control }: { control: string | null }): unknown =>
  control === null ? null : (JSON.parse(control) as unknown);
