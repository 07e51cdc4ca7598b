import type { Route } from '#form/activity-type.ts';
import type { ClassAttempt } from '#form/activity-views.ts';

/** Where students and groups checked in last. Pure. */

export type LastPlace = { name: string; at: number };

/** The last check-ins by stop, the latest first. Members of a group are there together, under its name. */
export function listLastPlaces(
  routes: readonly Route[],
  attempts: readonly ClassAttempt[],
  nameOf: (studentId: number) => string,
): ReadonlyMap<string, readonly LastPlace[]> {
  const routeByStudent = new Map(routes.map((route) => [route.student_id, route]));
  const attemptIds = new Set(attempts.flatMap(({ student_ids }) => student_ids));
  const alone = routes.flatMap(({ student_id }) => (attemptIds.has(student_id) ? [] : [student_id]));
  const groups = [
    ...attempts.map(({ name, student_ids }) => ({
      name,
      id: student_ids.find((id) => routeByStudent.has(id)),
    })),
    ...alone.map((id) => ({ name: nameOf(id), id })),
  ];
  const places = groups.flatMap(({ name, id }) => {
    const last = id === undefined ? undefined : routeByStudent.get(id)?.reached?.at(-1);
    return last ? [{ stopId: last.part_id, place: { name, at: last.at } }] : [];
  });
  const byStop = new Map<string, LastPlace[]>();
  for (const { stopId, place } of places.sort((one, other) => other.place.at - one.place.at))
    byStop.set(stopId, [...(byStop.get(stopId) ?? []), place]);
  return byStop;
}
