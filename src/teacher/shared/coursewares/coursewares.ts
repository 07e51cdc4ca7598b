import type { ApiReply } from '#contract/api.ts';

/** Helpers for all screens that show or open coursewares. */

export type CoursewareItem = ApiReply<'GET /teacher/course_list'>['course_list'][number];

/** Calls whose replies contain coursewares: they are repeated after a courseware has changed. */
export const coursewareReads = [
  'GET /teacher/course_list',
  'GET /teacher/courseware_search',
  'GET /teacher/unit_list',
  'GET /teacher/unit_detail',
  'GET /teacher/today',
  'GET /study/needs',
] as const;

/** Whether students can join with the code, now or from its opening time on. */
export function isJoinable({ state }: Pick<CoursewareItem, 'state'>): boolean {
  return state === 'open' || state === 'scheduled' || state === 'late';
}

/** The address where students type a join code, without `https://`. */
export function playAddress(): string {
  return `${location.host}/play`;
}

/** A join code in groups of three characters, easy to read aloud and to type. */
export function formatJoinCode(code: string): string {
  return code.match(/.{1,3}/g)?.join(' ') ?? '';
}
