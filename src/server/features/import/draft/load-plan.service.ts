import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/database.ts';
import { comparePlan, type LoadedPlan } from './compare-plan.service.ts';
import type * as drafts from './draft.repository.ts';

/** Caches the plans of drafts. */

/**
 * Plans are cached for a minute, because pages ask for them many times. Applying a draft never uses a cached
 * one.
 */
const planByDraftVersion = new LRUCache<string, LoadedPlan>({ max: 3, ttl: 60_000 });

/** Returns the cached plan, or compares the draft with the school. */
export async function loadPlan(db: Db, draft: drafts.DraftRow, now: number): Promise<LoadedPlan> {
  const key = `${draft.user_id} ${draft.created_at} ${draft.version}`;
  const cachedPlan = planByDraftVersion.get(key);
  if (cachedPlan) return cachedPlan;
  const comparedPlan = await comparePlan(db, draft, now);
  planByDraftVersion.set(key, comparedPlan);
  return comparedPlan;
}

/** Forgets all plans. Call it when the school has changed. */
export function clearPlanCache(): void {
  planByDraftVersion.clear();
}
