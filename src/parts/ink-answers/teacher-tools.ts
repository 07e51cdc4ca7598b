import type { InkColour } from '#parts/ink/palette.ts';
import { allInkTools } from '#parts/ink/tool-choice.ts';

/** Teachers offer no pictures. */
export const teacherTools = allInkTools.filter((tool) => tool !== 'picture');
/** Students draw in black or blue mostly: the teacher begins with red. */
export const teacherColours: readonly InkColour[] = ['red', 'green', 'blue', 'purple', 'orange', 'black'];
