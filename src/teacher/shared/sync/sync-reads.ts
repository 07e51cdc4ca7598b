/** What shows which version a courseware has. */
export const syncReads = [
  'GET /diy/associated',
  'GET /teacher/course_list',
  'GET /teacher/courseware_search',
] as const;
