import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImportAnswer, ImportColumn } from '#contract/import/import-columns.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { makePlan } from '#server/features/import/plan/make-plan.ts';
import type { Plan, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { readSchool } from '#server/features/import/plan/school-state.repository.ts';
import type { PeopleList, ReadingChoice } from '#server/features/import/reading/read-file.ts';
import * as drafts from './draft.repository.ts';

/** Reads the file of a draft and compares it with the school. */

export type LoadedPlan = {
  plan: Plan;
  list: PeopleList;
  school: SchoolState;
  /** Equal for equal differences. */
  digest: string;
};

/** Corrected cells by line. */
export type Edits = Record<string, Partial<Record<ImportColumn, string>>>;

/** Caches parsed files, because each is looked at many times. Few administrators import at the same time. */
const lists = new LRUCache<string, PeopleList>({ max: 3 });
/** Caches plans for a minute; applying a draft never uses a cached one. */
const plans = new LRUCache<string, LoadedPlan>({ max: 3, ttl: 60_000 });

/** Loads the code for reading files with the first file. Throws FileProblem. */
export async function readList(file: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  const { readPeopleFile } = await import('#server/features/import/reading/read-file.ts');
  return readPeopleFile(file, choice);
}

async function loadList(db: Db, { user_id, created_at, choice }: drafts.DraftRow): Promise<PeopleList> {
  const key = `${user_id} ${created_at} ${choice}`;
  const known = lists.get(key);
  if (known) return known;
  const file = Buffer.from(await drafts.readFile(db, user_id), 'base64');
  const list = await readList(file, JSON.parse(choice) as ReadingChoice);
  lists.set(key, list);
  return list;
}

function applyEdits(list: PeopleList, edits: Edits): PeopleList['rows'] {
  return list.rows.map((row) => {
    const edited = edits[row.line];
    return edited ? { ...row, cells: { ...row.cells, ...edited } } : row;
  });
}

/** Compares the draft with the school as `db` sees it now. */
export async function comparePlan(db: Db, draft: drafts.DraftRow): Promise<LoadedPlan> {
  const list = await loadList(db, draft);
  const school = requireFound(await readSchool(db, draft.calendar_id));
  const rows = applyEdits(list, JSON.parse(draft.edits) as Edits);
  const answers = Object.entries(JSON.parse(draft.answers) as Record<string, ImportAnswer>);
  const plan = makePlan({ ...list, rows }, school, {
    makesMissing: draft.makes_missing === 1,
    answers: new Map(answers.map(([line, answer]) => [Number(line), answer])),
    closes: new Set(JSON.parse(draft.closes) as number[]),
  });
  const differences = [plan.writes, plan.items.map(({ kind, changes }) => [kind, changes])];
  return { plan, list, school, digest: hash('sha256', JSON.stringify(differences), 'base64url') };
}

/** The cached plan, or a new comparison. */
export async function loadPlan(db: Db, draft: drafts.DraftRow): Promise<LoadedPlan> {
  const key = `${draft.user_id} ${draft.created_at} ${draft.version}`;
  const known = plans.get(key);
  if (known) return known;
  const loaded = await comparePlan(db, draft);
  plans.set(key, loaded);
  return loaded;
}

/** Call it when the school has changed. */
export function forgetPlans(): void {
  plans.clear();
}
