import type { Db } from '#server/database/database.ts';
import * as terms from '#server/features/study/term/term.repository.ts';

/** For other features, which have checked the permissions: the term of a class, and its subjects. */

/** The term that a class belongs to; undefined if there is no such class. */
export const readTerm = (db: Db, classId: number) => terms.findTerm(db, classId);

/** The subjects in which a class has units; with `teacherId` only those that this person teaches it. */
export const readSubjects = (db: Db, classId: number, teacherId?: number) =>
  terms.listSubjects(db, classId, teacherId);

/** The student's classes of the current term. */
export const readCurrentClasses = (db: Db, userId: number) => terms.listCurrentClasses(db, userId);
