import type { ApiReply } from '#contract/api.ts';

/** Coursewares, as every screen has them that shows or opens one. */

export type CoursewareItem = ApiReply<'GET /teacher/course_list'>['course_list'][number];

/** What shows coursewares, and is out of date once one has changed. */
export const coursewareReads = [
  'GET /teacher/course_list',
  'GET /teacher/courseware_search',
  'GET /teacher/unit_list',
  'GET /teacher/unit_detail',
  'GET /teacher/today',
] as const;

/** Whether students can join by its code, at once or when its time has come. */
export function isJoinable({ state }: Pick<CoursewareItem, 'state'>): boolean {
  return state === 'open' || state === 'scheduled';
}

/** Where students type a code, as they type it. */
export function playAddress(): string {
  return `${location.host}/play`;
}

/** A join code in groups of three, as it is read out and typed. */
export function spaceCode(code: string): string {
  return code.match(/.{1,3}/g)?.join(' ') ?? '';
}
