import { type RawBuilder, sql } from 'kysely';
import type { ExamSort } from '#contract/choices.ts';
import {
  createListQueries,
  joinConditions,
  type ListQueries,
  listEqualConditions,
  listPatternConditions,
} from '#server/database/lists/list-queries.ts';

/** Queries that return a limited number of ids of questions or papers in the requested order. */

/** Undefined values match everything. Without `viewerId`, the viewer sees everything. */
export type ShelfConditions = Record<'kind' | 'difficulty' | 'visibility', string | undefined> &
  Record<'viewerId' | 'ownerId' | 'subjectId' | 'grade' | 'year' | 'tagId' | 'draft', number | undefined> & {
    patterns: readonly string[];
    viewerSubjects: readonly number[];
  };

type Tables = { view: 'exam_question' | 'exam_paper'; tags: string; thingId: string };

function buildVisibility(view: string, viewerId: number, subjectIds: readonly number[]): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${view}.${name}`);
  const taught =
    subjectIds.length === 0
      ? sql``
      : sql` or (${column('visibility')} = 'subject' and ${column('subject_id')} in (${sql.join(subjectIds)}))`;
  return sql<boolean>`(${column('owner_id')} = ${viewerId} or ${column('visibility')} = 'school'${taught})`;
}

function createShelfQueries({ view, tags, thingId }: Tables): ListQueries<ShelfConditions, ExamSort> {
  const buildCondition = (values: ShelfConditions) => {
    const { kind, difficulty, visibility, ownerId, subjectId, grade, year, draft, tagId, viewerId } = values;
    const equal = {
      kind,
      difficulty,
      visibility,
      owner_id: ownerId,
      subject_id: subjectId,
      grade,
      year,
      is_draft: draft,
    };
    const hasTag = sql<boolean>`exists (select 1 from ${sql.table(tags)} as used
      where ${sql.ref(`used.${thingId}`)} = ${sql.ref(`${view}.id`)} and used.tag_id = ${tagId})`;
    return joinConditions([
      ...listEqualConditions(view, equal),
      ...(viewerId === undefined ? [] : [buildVisibility(view, viewerId, values.viewerSubjects)]),
      ...(tagId === undefined ? [] : [hasTag]),
      ...listPatternConditions(view, values.patterns),
    ]);
  };
  const sortColumns = {
    newest: `${view}.id`,
    changed: `${view}.changed_at`,
    title: `${view}.title`,
    year: `${view}.year`,
  };
  return createListQueries({ table: view, sortColumns, buildCondition });
}

export const shelfQueries = {
  exam_question: createShelfQueries({
    view: 'exam_question',
    tags: 'exam_question_tag',
    thingId: 'question_id',
  }),
  exam_paper: createShelfQueries({ view: 'exam_paper', tags: 'exam_paper_tag', thingId: 'paper_id' }),
};
