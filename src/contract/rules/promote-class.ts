/** Proposes the name and grade of a class in the next term. Pure. */

type ClassNameAndGrade = { name: string; grade: number };

/** 4A becomes 5A: replaces the grade if it is the first number in the name. Null for a class of the last grade. */
export function promoteClass(
  { name, grade }: ClassNameAndGrade,
  grades: readonly number[],
): ClassNameAndGrade | null {
  const nextGrade = grades.find((each) => each > grade);
  if (nextGrade === undefined) return null;
  const gradeInName = new RegExp(`^(\\D*)${grade}(?!\\d)`);
  return { name: name.replace(gradeInName, `$1${nextGrade}`), grade: nextGrade };
}
