import { hash } from 'node:crypto';
import type { ImportAnswer, ImportColumn } from '#contract/import/import-columns.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { makePlan } from '#server/features/import/plan/make-plan.ts';
import type { Plan, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { readSchool } from '#server/features/import/plan/school-state.repository.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import * as drafts from './draft.repository.ts';
import { loadList } from './load-list.service.ts';

/** Compares the list of a draft with the school. */

export type LoadedPlan = {
  plan: Plan;
  list: PeopleList;
  school: SchoolState;
  /** Two plans with the same differences have the same digest. */
  digest: string;
};

/** Corrected cells by line number. */
export type CellEdits = Record<string, Partial<Record<ImportColumn, string>>>;

function applyEdits(list: PeopleList, edits: CellEdits): PeopleList['rows'] {
  return list.rows.map((row) => {
    const editedCells = edits[row.line];
    return editedCells ? { ...row, cells: { ...row.cells, ...editedCells } } : row;
  });
}

/** Compares the draft with the school as `db` sees it now. */
export async function comparePlan(db: Db, draft: drafts.DraftRow, now: number): Promise<LoadedPlan> {
  const list = await loadList(db, draft, now);
  const school = requireFound(await readSchool(db, draft.calendar_id));
  const rows = applyEdits(list, JSON.parse(draft.edits) as CellEdits);
  const answerEntries = Object.entries(JSON.parse(draft.answers) as Record<string, ImportAnswer>);
  const plan = makePlan({ ...list, rows }, school, {
    createsMissing: draft.makes_missing === 1,
    answerByLine: new Map(answerEntries.map(([line, answer]) => [Number(line), answer])),
    idsToClose: new Set(JSON.parse(draft.closes) as number[]),
  });
  const differences = [plan.writes, plan.items.map(({ kind, changes }) => [kind, changes])];
  return { plan, list, school, digest: hash('sha256', JSON.stringify(differences), 'base64url') };
}
