import type { ApiReply } from '#contract/api.ts';
import type { LiveRequest } from '#contract/live.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';

/** The spaces that one page of a person shows over its live connection. */

export type EntryWrites = Extract<LiveRequest, { kind: 'save' }>['entries'];

export type SpacePage = {
  courseware_id: number;
  /** The switches of the teachers. */
  control: unknown;
  /** Refuses 'not_found' for spaces that the page does not have. */
  findView: (place: string) => Promise<SpaceView>;
  /** Resolves once the entries are on disk. `attemptId`: the attempt that gets a teacher's feedback. */
  save: (
    entries: EntryWrites,
    attemptId: number | undefined,
  ) => Promise<ApiReply<'POST /study/space_save'>['entries']>;
};
