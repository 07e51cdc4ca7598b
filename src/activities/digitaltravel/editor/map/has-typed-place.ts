import type { Trip } from '../../model.ts';

/** Whether stops have fields for their places on the earth: for the map of the world, and to check in by position. */
export function hasTypedPlace({ ground, digital_mode }: Pick<Trip, 'ground' | 'digital_mode'>): boolean {
  return ground === 'tiles' || digital_mode === 'site';
}
