import type { Place, View } from '#parts/panorama/scene-model.ts';

/** Where the teacher leads the class. Pure, free of zod. */

export type Lead = {
  stop_id: string;
  /** Where all look; null: each where they like. */
  view: View | null;
  /** What the teacher shows on the scene. */
  point: Place | null;
};

/** Null: everybody goes where they like. */
export type TripControl = { lead: Lead | null };

/** The control as it is stored; what is stored has passed its schema. Null: never used. */
export const readLead = (control: unknown): Lead | null =>
  (control as TripControl | null | undefined)?.lead ?? null;

/** Where a student is and looks, as teachers see it while both have the trip open. */
export type TripPresence = { stop_id: string; view: View | null };
