/** Calls whose replies contain the version of a courseware. */
export const syncReads = [
  'GET /diy/associated',
  'GET /teacher/course_list',
  'GET /teacher/courseware_search',
] as const;
