import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/database.ts';
import { comparePlan, type LoadedPlan } from './compare-plan.service.ts';
import * as drafts from './draft.repository.ts';

/** Keeps compared drafts for a minute, because pages ask for them many times. */

/** Caches plans for a minute; applying a draft never uses a cached one. */
const plans = new LRUCache<string, LoadedPlan>({ max: 3, ttl: 60_000 });

/** The cached plan, or a new comparison. */
export async function loadPlan(db: Db, draft: drafts.DraftRow): Promise<LoadedPlan> {
  const key = `${draft.user_id} ${draft.created_at} ${draft.version}`;
  const known = plans.get(key);
  if (known) return known;
  const comparedPlan = await comparePlan(db, draft);
  plans.set(key, comparedPlan);
  return comparedPlan;
}

/** Call it when the school has changed. */
export function forgetPlans(): void {
  plans.clear();
}
