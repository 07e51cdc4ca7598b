import type { ComponentType } from 'react';
import { findStudentViews } from '#activities/student-views.view.ts';
import type { PlayerProps } from '#form/activity-views.ts';

/** The players of activity types whose code is loaded: they render at once. */

const playerByType = new Map<string, ComponentType<PlayerProps>>();

export function findLoadedPlayer(type: string): ComponentType<PlayerProps> | undefined {
  return playerByType.get(type);
}

export async function loadPlayer(type: string): Promise<ComponentType<PlayerProps>> {
  const views = findStudentViews(type);
  if (!views) throw new Error(`There is no type ${type}`);
  const Player = await views.loadPlayer();
  playerByType.set(type, Player);
  return Player;
}
