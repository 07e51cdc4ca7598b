/** Proposes the name and grade of a class in the next term. Pure. */

type Class = { name: string; grade: number };

/** 4A becomes 5A: replaces the grade if it is the first number in the name. Null for a class of the last grade. */
export function promoteClass({ name, grade }: Class, grades: readonly number[]): Class | null {
  const next = grades.find((each) => each > grade);
  if (next === undefined) return null;
  const own = new RegExp(`^(\\D*)${grade}(?!\\d)`);
  return { name: name.replace(own, `$1${next}`), grade: next };
}
