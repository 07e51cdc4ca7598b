import type { ApiReply } from '#contract/api.ts';

/** The works of a student's term in the order of the mark book, activities and work on paper. Pure. */

type Term = ApiReply<'GET /study/student_term'>;
export type TermActivity = Term['activities'][number];
export type TermPaperWork = Term['paper_works'][number];
export type TermWork =
  | { kind: 'activity'; name: string; work: TermActivity }
  | { kind: 'paper'; name: string; work: TermPaperWork };

export function listWorks({ activities, paper_works }: Term): TermWork[] {
  const works: TermWork[] = [
    ...activities.map((work) => ({ kind: 'activity' as const, name: work.courseware_name, work })),
    ...paper_works.map((work) => ({ kind: 'paper' as const, name: work.name, work })),
  ];
  return works.sort((one, other) => one.work.place - other.work.place);
}
