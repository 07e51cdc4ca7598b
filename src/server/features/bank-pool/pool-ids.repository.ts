import { type RawBuilder, sql } from 'kysely';
import type { PoolFilter } from '#contract/exam/exam-fields.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { joinConditions, listEqualConditions } from '#server/database/lists/list-queries.ts';
import type { Row } from '#server/database/schema.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import type { Viewer } from '#server/policy/bank-viewer.ts';

/** Which questions of the bank a quiz may draw, of perhaps a hundred thousand. */

const column = (name: string) => sql.ref(`exam_question.${name}`);

const isOwnedBy = ({ id }: Viewer) => sql<boolean>`${column('owner_id')} = ${id}`;

/** In the place of an empty list, which PostgreSQL does not know. */
const noSubject = 0;

/** As `sees` of the policy, in conditions of which each question meets one at most: an index finds each, but not all at once. */
function listAudiences(viewer: Viewer): RawBuilder<boolean>[] {
  if (viewer.seesAll) return [sql`1 = 1`];
  const isFor = (visibility: Row<'exam_question_record'>['visibility']) =>
    sql<boolean>`${column('visibility')} = ${visibility}`;
  const isTaught = sql`${column('subject_id')} in (${sql.join([noSubject, ...viewer.subjectIds])})`;
  return [
    isFor('school'),
    sql`${isFor('subject')} and ${isTaught}`,
    sql`${column('visibility')} in ('own', 'subject') and ${isOwnedBy(viewer)}
      and not (${isFor('subject')} and coalesce(${isTaught}, false))`,
  ];
}

function joinLists(lists: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((length, list) => length + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

const hasTag = (name: string) => sql<boolean>`exists (select 1 from exam_question_tag as used
  join exam_tag on exam_tag.id = used.tag_id
  where used.question_id = exam_question.id and exam_tag.search_key = ${toSearchText(name)})`;

/** Ids of the finished questions that match and that the person sees, of which there may be very many. */
export async function listPoolIds(
  db: Db,
  { packedIds }: Pick<DialectParts, 'packedIds'>,
  viewer: Viewer,
  { subject_id, grade, year, difficulty, tag, question_kind, own }: PoolFilter,
): Promise<Int32Array> {
  const equal = { subject_id, grade, year, difficulty, kind: question_kind };
  // Written out, since PostgreSQL's index holds finished questions alone.
  const conditions = [sql<boolean>`is_draft = 0`, ...listEqualConditions('exam_question', equal)];
  const audiences = own ? [isOwnedBy(viewer)] : listAudiences(viewer);
  // A tag leads to its questions, so it is looked up once for all audiences.
  const isTagged = (name: string) => sql<boolean>`${hasTag(name)} and (${sql.join(audiences, sql` or `)})`;
  const choices = tag === undefined ? audiences : [isTagged(tag)];
  const selects = choices.map(
    (choice) => sql`select ${packedIds.pack('exam_question.id')} as ids from exam_question
      where ${joinConditions([...conditions, choice])}`,
  );
  const { rows } = await sql<{ ids: unknown }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return joinLists(rows.map(({ ids }) => packedIds.unpack(ids)));
}
