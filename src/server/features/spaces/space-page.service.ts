import type { ApiReply } from '#contract/api.ts';
import type { LiveRequest } from '#contract/live.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';

/** A page of a person whose spaces are shown over a live connection. */

export type EntryWrites = Extract<LiveRequest, { kind: 'save' }>['entries'];

export type SpacePage = {
  courseware_id: number;
  /** The teachers' switches in the courseware; null if there are none. */
  control: unknown;
  /** Refuses with 'not_found' for spaces that the page does not have. */
  findView: (spaceName: string) => Promise<SpaceView>;
  /** Resolves once the entries are on disk. `attemptId`: the attempt that gets a teacher's feedback. */
  save: (
    entries: EntryWrites,
    attemptId: number | undefined,
  ) => Promise<ApiReply<'POST /study/space_save'>['entries']>;
};
