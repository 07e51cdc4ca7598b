/** Proposes what becomes of a class in the next term. Pure. */

type Class = { name: string; grade: number };

/** 4A → 5A: the name with the next grade, where it begins with its own; null for a class of the last grade. */
export function promoteClass({ name, grade }: Class, grades: readonly number[]): Class | null {
  const next = grades.find((each) => each > grade);
  if (next === undefined) return null;
  const own = new RegExp(`^(\\D*)${grade}(?!\\d)`);
  return { name: name.replace(own, `$1${next}`), grade: next };
}
