import { createTeacherInk } from '#parts/ink-answers/ink-spaces.ts';

/** The space of a type whose answers have files: what teachers write on the pages of these files. */
export const fileInkSpaces = { teacher_ink: createTeacherInk() } as const;
