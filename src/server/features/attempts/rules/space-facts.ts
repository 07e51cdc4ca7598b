import type { SpacePerson } from '#form/space.ts';
import type { Actor } from '#server/auth/actor.ts';

/** Facts about a person and a courseware in the form in which spaces take them. Pure. */

/** The actor in the form in which spaces name people. */
export const toPerson = ({ id, user_group }: Actor): SpacePerson => ({ user_id: id, role: user_group });

/** Parses the teachers' switches of a courseware; null if there are none. */
export const readControl = ({ control }: { control: string | null }): unknown =>
  control === null ? null : (JSON.parse(control) as unknown);
