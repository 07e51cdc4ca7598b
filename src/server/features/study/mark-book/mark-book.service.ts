import type { Api, ApiReply } from '#contract/api.ts';
import { averageStudents, hasTotalChanged } from '#contract/figures/mark-book.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { readGroupNames } from '#server/features/group-names/group-names.service.ts';
import * as markBook from '#server/features/study/mark-book/mark-book.repository.ts';
import { readBook } from '#server/features/study/mark-book/read-book.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize, isAllowed } from '#server/policy/policy.ts';

/** The mark book of a class and subject. No figure of it is stored: each is computed from the marks. */

type Reply = ApiReply<'GET /study/mark_book'>;
type BookKey = ParsedInputOf<Api['GET /study/mark_book']>;

function describeFinal(
  { share, reason, changed_at, computed_share, ...teacher }: markBook.FinalColumns,
  total: number | null,
  lang: Language,
): Reply['students'][number]['final'] {
  if (share === null) return null;
  return {
    share,
    reason: reason ?? '',
    teacher_name: formatColleagueName(teacher, lang),
    changed_at: Number(changed_at),
    computed_share,
    is_outdated: hasTotalChanged(computed_share, total),
  };
}

/** Refuses classes and subjects that the caller does not teach. Submits overdue attempts first. */
export async function readMarkBook(context: SignedInContext, book: BookKey): Promise<Reply> {
  const { db, actor, lang } = context;
  const can_change = await isAllowed(db, actor, 'mark_book.change', book);
  if (!can_change) await authorize(context, 'unit.see', book);
  const heading = requireFound(await markBook.findHeading(db, book));
  const people = await markBook.listStudents(db, book);
  const { columns, categories, is_cut, summarize } = await readBook(
    context,
    book,
    people.map(({ student }) => student.user_id),
  );
  const groups = await readGroupNames(db, { ...book, group_set_id: null });
  const students = people.map(({ student, final }) => {
    const { cells, total } = summarize(student.user_id);
    const group = groups.get(student.user_id) ?? '';
    return { ...student, group, cells, total, final: describeFinal(final, total.share, lang) };
  });
  return {
    ...heading,
    can_change,
    categories: categories.map(({ id, name, weight, drop_lowest }) => ({ id, name, weight, drop_lowest })),
    works: columns.map(({ work }) => work),
    students,
    average: averageStudents(students, categories).total,
    is_cut,
  };
}
