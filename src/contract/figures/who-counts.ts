/** Who counts in the figures of a class. Pure; server, browser and files use the same. */

export type CountedPerson = {
  is_guest: boolean;
  /** Whether the courseware is for this student of the class. */
  is_assigned: boolean;
  is_excused: boolean;
  /** Whether the person has an attempt that counts. */
  has_submitted: boolean;
};

/**
 * Whether a person counts: every student of the class whom the courseware is for, and students who left the class or
 * whom it is not for any more once they have submitted. Guests and excused students never count.
 *
 * Source: decisions 090 and 091. `countWork` says the same in SQL, so that lists count a term without reading it.
 */
export function countsInClass({ is_guest, is_assigned, is_excused, has_submitted }: CountedPerson): boolean {
  return !is_guest && !is_excused && (is_assigned || has_submitted);
}

/** Whether a person has begun. */
type CountedWork = CountedPerson & { has_started: boolean };

/** `submitted` of `assigned`: of the people who count, how many there are, have begun and have submitted. */
export function countClass(people: readonly CountedWork[]): {
  assigned: number;
  started: number;
  submitted: number;
} {
  const counted = people.filter(countsInClass);
  return {
    assigned: counted.length,
    started: counted.filter(({ has_started }) => has_started).length,
    submitted: counted.filter(({ has_submitted }) => has_submitted).length,
  };
}
