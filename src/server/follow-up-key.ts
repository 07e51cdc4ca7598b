/** The creation key of a follow-up quiz names the courseware that it follows. Pure. */

export const followUpPrefix = 'follow-up ';

export const makeFollowUpKey = (coursewareId: number, key: string): string =>
  `${followUpPrefix}${coursewareId} ${key}`;

/** The courseware that an activity with this key follows; undefined if it follows none. */
export function readFollowedId(key: string | null): number | undefined {
  const [, id] = key?.match(/^follow-up ([1-9]\d{0,9}) /) ?? [];
  return id === undefined ? undefined : Number(id);
}
